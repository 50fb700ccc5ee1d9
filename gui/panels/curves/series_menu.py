"""The button "Series": a list of all lines that can be ticked, those that cannot with the reason.

Networks are headings; below each stand its switching methods and algorithms, each line with a
sample of how it looks while it is ticked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPen,
    QPolygonF,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QListView,
    QMenu,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
    QWidgetAction,
)

from engine.picture.curve_looks import LOOKS, Look
from engine.sweep import Offer, SeriesKey
from engine.text import Text
from engine.topology import kind_of
from gui.painted_text import write_in
from gui.panels.curves import sentences as say
from gui.panels.curves.looks import draw_sample
from gui.theme import LIGHT, Theme, mixed
from gui.words import Words

WIDTH, MOST_HEIGHT = 360, 420
SAMPLE, TICK = 34, 14
KEY, LOOK = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
MIDDLE = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
WRAP = int(Qt.TextFlag.TextWordWrap)

Index = QModelIndex | QPersistentModelIndex


class SeriesDelegate(QStyledItemDelegate):
    """Draws a tick box, the title, the reason below it, and a sample of the line."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = LIGHT

    def _line(self) -> int:
        return QFontMetrics(self.theme.font(13)).height() + self.theme.px(8)

    def _indent(self) -> int:
        return self.theme.px(8 + TICK + 8)

    def _reason_height(self, reason: str) -> int:
        width = self.theme.px(WIDTH) - self._indent() - self.theme.px(24)
        metrics = QFontMetrics(self.theme.font(11.5))
        return metrics.boundingRect(QRect(0, 0, width, 1000), WRAP, reason).height()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        reason = index.data(Qt.ItemDataRole.ToolTipRole)
        more = self._reason_height(reason) + self.theme.px(4) if reason else 0
        return QSize(self.theme.px(WIDTH - 24), self._line() + more)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, rect = self.theme, QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.fillRect(rect, QColor(theme.accent_tint if lit else theme.panel))
        first = QRectF(rect.left(), rect.top(), rect.width(), self._line())
        if index.data(KEY) is None:
            painter.setPen(QColor(theme.text))
            painter.setFont(theme.font(12, 600))
            write_in(painter, index.data(), first.adjusted(theme.px(8), 0, 0, 0), MIDDLE)
        else:
            self._paint_line(painter, first, rect, index)
        painter.restore()

    def _paint_line(self, painter: QPainter, first: QRectF, rect: QRectF, index: Index) -> None:
        theme = self.theme
        usable = bool(index.flags() & Qt.ItemFlag.ItemIsEnabled)
        ticked = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked.value
        pale = mixed(theme.second_text, theme.panel, 0.72)
        side = theme.px(TICK)
        box = QRectF(first.left() + theme.px(8), first.center().y() - side / 2, side, side)
        self._paint_box(painter, box, ticked, usable)
        look: Look | None = index.data(LOOK)
        right = first.right() - theme.px(8)
        if look is not None:
            sample = QRectF(right - theme.px(SAMPLE), first.top(), theme.px(SAMPLE), first.height())
            draw_sample(painter, look, sample, theme)
            right = sample.left() - theme.px(6)
        painter.setPen(QColor(theme.text) if usable or ticked else pale)
        painter.setFont(theme.font(13))
        words = QRectF(first.left() + self._indent(), first.top(), 0, first.height())
        words.setRight(right)
        title = QFontMetrics(painter.font()).elidedText(
            index.data(), Qt.TextElideMode.ElideRight, int(words.width())
        )
        write_in(painter, title, words, MIDDLE)
        reason = index.data(Qt.ItemDataRole.ToolTipRole)
        if reason:
            painter.setPen(QColor(theme.second_text))
            painter.setFont(theme.font(11.5))
            below = QRectF(words.left(), first.bottom() - theme.px(3), 0, 0)
            below.setRight(rect.right() - theme.px(8))
            below.setBottom(rect.bottom())
            write_in(painter, reason, below, WRAP)

    def _paint_box(self, painter: QPainter, box: QRectF, ticked: bool, usable: bool) -> None:
        theme = self.theme
        line = theme.accent if ticked else theme.field_line if usable else theme.rule
        painter.setPen(QPen(QColor(line), 1.2))
        painter.setBrush(QColor(theme.accent if ticked else theme.panel))
        painter.drawRoundedRect(box, 2.5, 2.5)
        if ticked:
            painter.setPen(QPen(QColor(theme.on_accent), 1.8 * theme.line_scale))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            at = [(0.22, 0.52), (0.42, 0.72), (0.78, 0.28)]
            corners = [
                QPointF(box.left() + x * box.width(), box.top() + y * box.height()) for x, y in at
            ]
            painter.drawPolyline(QPolygonF(corners))


class SeriesList(QListView):
    """The list; Space or Enter or a click ticks a line."""

    ticked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.delegate = SeriesDelegate(self)
        self._model = QStandardItemModel(self)
        self.setModel(self._model)
        self.setItemDelegate(self.delegate)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.clicked.connect(self._tick)

    def _tick(self, index: QModelIndex) -> None:
        if index.data(KEY) is not None and index.flags() & Qt.ItemFlag.ItemIsEnabled:
            self.ticked.emit(index.data(KEY))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._tick(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def show_rows(self, rows: Sequence[QStandardItem]) -> None:
        """Show other rows; the current one stays at its place."""
        at, scrolled = self.currentIndex().row(), self.verticalScrollBar().value()
        self._model.clear()
        for row in rows:
            self._model.appendRow(row)
        index = self._model.index(max(at, 0), 0)
        self.selectionModel().setCurrentIndex(
            index, QItemSelectionModel.SelectionFlag.ClearAndSelect
        )
        self.verticalScrollBar().setValue(scrolled)

    def fit(self, theme: Theme) -> None:
        """Be as high as all rows, or as there is room."""
        height = sum(self.sizeHintForRow(row) for row in range(self._model.rowCount()))
        self.setFixedSize(theme.px(WIDTH), min(height + 4, theme.px(MOST_HEIGHT)))

    def items(self) -> list[QStandardItem]:
        """Return all rows that are lines."""
        rows = (self._model.item(row) for row in range(self._model.rowCount()))
        return [row for row in rows if row.data(KEY) is not None]


class SeriesButton(QPushButton):
    """Opens the list.

    Signals: ``opening()``, to be answered by ``show_offers``; ``ticked(SeriesKey)`` when somebody
    ticks a line or takes its tick away.
    """

    opening = Signal()
    ticked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._words, self._theme = Words(), LIGHT
        self._offers: tuple[Offer, ...] = ()
        self._own: SeriesKey | None = None
        self._looks: Mapping[SeriesKey, Look] = {}
        self.list = SeriesList()
        menu = QMenu(self)
        action = QWidgetAction(menu)
        action.setDefaultWidget(self.list)
        menu.addAction(action)
        self.setMenu(menu)
        menu.aboutToShow.connect(self.opening)
        menu.aboutToShow.connect(lambda: QTimer.singleShot(0, self.list, self.list.setFocus))
        self.list.ticked.connect(self.ticked)

    def show_offers(
        self,
        offers: Sequence[Offer],
        own: SeriesKey,
        looks: Mapping[SeriesKey, Look],
    ) -> None:
        """Show which lines there can be; those with a look are ticked."""
        self._offers, self._own, self._looks = tuple(offers), own, looks
        self._fill()

    def _fill(self) -> None:
        words, rows = self._words, []
        topology = ""
        for offer in self._offers:
            if offer.key.topology != topology:
                topology = offer.key.topology
                heading = QStandardItem(words(kind_of(topology).title))
                heading.setFlags(Qt.ItemFlag.NoItemFlags)
                rows.append(heading)
            rows.append(self._row(offer))
        self.list.show_rows(rows)
        self.list.fit(self._theme)

    def _row(self, offer: Offer) -> QStandardItem:
        row = QStandardItem(self._words(offer.title))
        look = self._looks.get(offer.key)
        row.setData(offer.key, KEY)
        row.setData(look, LOOK)
        row.setCheckState(Qt.CheckState.Unchecked if look is None else Qt.CheckState.Checked)
        why = self._why_not(offer)
        row.setEnabled(why is None)
        if why is not None:
            row.setToolTip(self._words(why))
        return row

    def _why_not(self, offer: Offer) -> Text | None:
        """Return why a tick cannot be set or taken away."""
        if offer.key == self._own:
            return say.ALWAYS_THERE
        if offer.key in self._looks:
            return None
        return offer.why_not or (say.FULL_HOUSE if len(self._looks) >= len(LOOKS) else None)

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self.setText(words(say.SERIES))
        self.setToolTip(words(say.SERIES_TIP))
        self.list.setAccessibleName(words(say.SERIES))
        self._fill()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self.setFont(theme.font(12.5))
        self.list.delegate.theme = theme
        self._fill()
