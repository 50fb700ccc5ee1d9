"""The list in which lines are ticked: networks, switching methods, algorithms."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPoint, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QCheckBox, QFrame, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from engine.picture.curve_looks import looks_of
from engine.sweep import Offer, SeriesKey
from gui.panels.curves import tool_words as say
from gui.panels.curves.looks import draw_sample
from gui.theme import LIGHT, Theme
from gui.words import Words

ROWS = 14
"""So many rows are seen at once."""
KEY = Qt.ItemDataRole.UserRole


class SeriesList(QFrame):
    """A list that opens over the window.

    Signals: ``ticked(SeriesKey, bool)`` and ``many_chosen(bool)``, what a person chose.
    """

    ticked = Signal(object, bool)
    many_chosen = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._theme, self._words = LIGHT, Words()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.list, self.many = QListWidget(), QCheckBox()
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setUniformItemSizes(False)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemChanged.connect(self._changed)
        self.many.clicked.connect(self.many_chosen)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.list, 1)
        self._column.addWidget(self.many)

    def show_offers(
        self, offers: Sequence[Offer], keys: Sequence[SeriesKey], own: SeriesKey, many: bool
    ) -> None:
        """List all lines; ``keys`` are ticked, ``own`` is the one that stays."""
        with QSignalBlocker(self.list):
            rows = [self._row(offer, offer.key in keys, offer.key == own) for offer in offers]
            if self.list.count() != len(rows):
                self.list.clear()
                for _ in rows:
                    self.list.addItem(QListWidgetItem())
            for place, row in enumerate(rows):
                self._fill(self.list.item(place), row)
            self._show_looks(keys)
        self.many.setChecked(many)

    def _row(
        self, offer: Offer, on: bool, own: bool
    ) -> tuple[SeriesKey, str, str, bool, bool, bool]:
        title, reason = self._words(offer.title), ""
        if offer.why_not is not None and not on:
            reason = self._words(offer.why_not)
            title = f"{title}\n{reason}"
        tip = self._words(say.OWN_LINE) if own else reason
        return offer.key, title, tip, on, own, offer.why_not is not None and not on

    def _fill(
        self, item: QListWidgetItem, row: tuple[SeriesKey, str, str, bool, bool, bool]
    ) -> None:
        key, title, tip, on, own, cannot = row
        item.setData(KEY, key)
        item.setText(title)
        item.setToolTip(f"{title}\n{tip}" if tip and not cannot else title)
        flags = Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsSelectable
        if not cannot:
            flags |= Qt.ItemFlag.ItemIsEnabled
        if own:
            flags &= ~Qt.ItemFlag.ItemIsUserCheckable
        item.setFlags(flags)
        item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)

    def _show_looks(self, keys: Collection[SeriesKey]) -> None:
        found, theme = looks_of(list(keys)), self._theme
        size = QSize(theme.px(34), theme.px(14))
        ratio = self.devicePixelRatioF()
        for place in range(self.list.count()):
            item = self.list.item(place)
            picture = QPixmap(size * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            look = found.get(item.data(KEY))
            if look is not None:
                painter = QPainter(picture)
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                draw_sample(painter, look, QRectF(1, 0, size.width() - 2, size.height()), theme)
                painter.end()
            item.setIcon(QIcon(picture))
        self.list.setIconSize(size)

    def _changed(self, item: QListWidgetItem) -> None:
        self.ticked.emit(item.data(KEY), item.checkState() == Qt.CheckState.Checked)

    def open_at(self, button: QWidget) -> None:
        """Open below a button, or above it where the screen ends."""
        width = self.list.sizeHintForColumn(0) + self._theme.px(40)
        heights = [self.list.sizeHintForRow(row) for row in range(min(ROWS, self.list.count()))]
        height = sum(heights) + self.many.sizeHint().height() + self._theme.px(28)
        screen = button.screen().availableGeometry()
        width, height = min(width, screen.width()), min(height, screen.height())
        below = button.mapToGlobal(QPoint(0, button.height()))
        top = below.y()
        if top + height > screen.bottom():
            top = max(screen.top(), button.mapToGlobal(QPoint(0, 0)).y() - height)
        left = max(screen.left(), min(below.x(), screen.right() - width))
        self.setGeometry(left, top, width, height)
        self.show()
        self.list.setFocus()
        if self.list.currentRow() < 0:
            self.list.setCurrentRow(0)

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self.list.setAccessibleName(words(say.SERIES_TIP))
        self.many.setText(words(say.MANY_POINTS))

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self.list.setFont(theme.font(12.5))
        self.many.setFont(theme.font(12.5))
        edge = theme.px(6)
        self._column.setContentsMargins(edge, edge, edge, edge)
