"""What is cut off in a window: texts that widgets paint themselves, and words of Qt's widgets.

What is elided or cut on purpose is allowed where a tool tip holds the whole text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetricsF, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenuBar,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionGroupBox,
    QTabBar,
    QTableView,
    QToolButton,
    QWidget,
)

from gui.canvas import NetworkCanvas
from gui.painted_text import Written, noted
from gui.panels.player.time_bar import TimeBar
from gui.segments import Segment

SLACK = 1.0
"""Pixels by which a text may seem to be too wide: metrics are rounded."""


def cut_off(window: QWidget) -> list[str]:
    """Return what is cut off in a window that is shown, each as one line that says where."""
    found = [f"painted: {text!r}" for text in painted(window) if leaves(text)]
    for widget in window.findChildren(QWidget):
        if widget.isVisible() and widget.window() is window and not covered(widget):
            found += [f"{place(widget)}: {what!r}" for what in words_cut_off(widget)]
    return found


def place(widget: QWidget) -> str:
    """Return where a widget is: its class and those that it is in."""
    names = []
    while widget is not None and len(names) < 4:
        names.append(f"{type(widget).__name__} {widget.objectName()}".strip())
        widget = widget.parentWidget()
    return " < ".join(names)


def covered(widget: QWidget) -> bool:
    """Return whether nothing of a widget is to be seen: scrolled away, say."""
    return widget.visibleRegion().isEmpty()


# Painted texts ------------------------------------------------------------------------------------


def painted(window: QWidget) -> list[Written]:
    """Return every text that is painted in a window, also those in pictures that are kept."""
    for bar in window.findChildren(TimeBar):
        bar.show_language(bar._words)  # forgets its pictures
    with noted() as texts:
        window.grab()
    canvases = [one for one in window.findChildren(NetworkCanvas) if one.isVisible()]
    return texts + [text for canvas in canvases for text in canvas.drawn().texts]


def leaves(text: Written) -> bool:
    """Return whether a text leaves its clip."""
    clip = text.clip.adjusted(-SLACK, -SLACK, SLACK, SLACK)
    return bool(text.text.strip()) and not clip.contains(text.rect)


# Words of widgets ---------------------------------------------------------------------------------


def words_cut_off(widget: QWidget) -> list[str]:
    """Return the words of one widget that are cut off."""
    return [
        text
        for text, room, tip in worded(widget)
        if text and not fits(widget, text, room) and plain(text) not in tip
    ] + hidden_part(widget)


def plain(text: str) -> str:
    """Return a text as it is read: no marks of keys."""
    return re.sub(r"&(.)", r"\1", text)


def fits(widget: QWidget, text: str, room: float) -> bool:
    """Return whether every line of a text is so short."""
    metrics = QFontMetricsF(widget.font())
    return all(metrics.horizontalAdvance(plain(line)) <= room + SLACK for line in text.split("\n"))


def worded(widget: QWidget) -> Iterator[tuple[str, float, str]]:
    """Return what a widget says: each text, the width it has, and its tool tip."""
    tip, style = widget.toolTip(), widget.style()
    if isinstance(widget, QLabel):
        yield from of_label(widget)
    elif isinstance(widget, (QPushButton, QCheckBox, QRadioButton)):
        option = QStyleOptionButton()
        widget.initStyleOption(option)
        part = {
            QPushButton: QStyle.SubElement.SE_PushButtonContents,
            QCheckBox: QStyle.SubElement.SE_CheckBoxContents,
            QRadioButton: QStyle.SubElement.SE_RadioButtonContents,
        }
        element = next(one for kind, one in part.items() if isinstance(widget, kind))
        yield widget.text(), style.subElementRect(element, option, widget).width(), tip
    elif isinstance(widget, QToolButton):
        if widget.toolButtonStyle() != Qt.ToolButtonStyle.ToolButtonIconOnly or (
            widget.icon().isNull()
        ):
            yield widget.text(), widget.width() - 4, tip
    elif isinstance(widget, QComboBox):
        option = QStyleOptionComboBox()
        widget.initStyleOption(option)
        control = QStyle.ComplexControl.CC_ComboBox
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = style.subControlRect(control, option, field, widget).width()
        yield widget.currentText(), room - 4, tip
    elif isinstance(widget, QGroupBox):
        option = QStyleOptionGroupBox()
        widget.initStyleOption(option)
        control = QStyle.ComplexControl.CC_GroupBox
        field = QStyle.SubControl.SC_GroupBoxLabel
        yield widget.title(), style.subControlRect(control, option, field, widget).width(), tip
    elif isinstance(widget, QLineEdit):
        yield widget.placeholderText() or widget.text(), widget.contentsRect().width() - 8, tip
    else:
        yield from of_items(widget)


def of_label(label: QLabel) -> Iterator[tuple[str, float, str]]:
    """Return what a label of one or more lines says, wrapped or not."""
    inside, text = label.contentsRect(), label.text()
    if re.search("<[a-z]", text) and label.textFormat() != Qt.TextFormat.PlainText:
        document = QTextDocument()
        document.setDefaultFont(label.font())
        document.setHtml(text)
        document.setDocumentMargin(0)
        if label.wordWrap():
            document.setTextWidth(inside.width())
        low = document.size().height() > inside.height() + SLACK
        wide = document.idealWidth() > inside.width() + SLACK
        if low or wide:
            yield document.toPlainText(), -1, ""
    elif label.wordWrap():
        needed = label.heightForWidth(label.width())
        if needed > label.height() + SLACK:
            yield text, -1, label.toolTip()
        for word in text.split():
            yield word, inside.width(), label.toolTip()
    else:
        lines = text.count("\n") + 1
        ink = QFontMetricsF(label.font()).tightBoundingRect(text).height() if lines == 1 else 0
        room = inside.width() if ink <= inside.height() + SLACK else -1
        yield text, room, label.toolTip()


def of_items(widget: QWidget) -> Iterator[tuple[str, float, str]]:
    """Return what tabs, heads and cells of tables say."""
    if isinstance(widget, QTabBar):
        listed = getattr(widget.parentWidget(), "list_button", None)
        for tab in range(widget.count()):
            rect = widget.tabRect(tab)
            if listed is not None and listed.isVisible() and not widget.rect().contains(rect):
                continue  # scrolled away, but in the list beside the tabs
            shown = rect.width() - 8 if widget.rect().contains(rect) else -1
            yield widget.tabText(tab), shown, widget.tabToolTip(tab)
    elif isinstance(widget, (QHeaderView, QTableView)):
        yield from of_table(widget)
    elif isinstance(widget, QListWidget):
        for row in range(widget.count()):
            item = widget.item(row)
            yield item.text(), -1, item.toolTip()
    elif isinstance(widget, QMenuBar):
        for action in widget.actions():
            if not widget.rect().contains(widget.actionGeometry(action)):
                yield action.text(), -1, ""


def of_table(widget: QHeaderView | QTableView) -> Iterator[tuple[str, float, str]]:
    """Return what the head or the cells of a table say."""
    model, across = widget.model(), Qt.Orientation.Horizontal
    for column in range(model.columnCount() if model is not None else 0):
        if isinstance(widget, QHeaderView) and widget.orientation() == across:
            title = model.headerData(column, across)
            yield str(title or ""), widget.sectionSize(column) - 4, ""
        elif isinstance(widget, QTableView):
            for row in range(min(model.rowCount(), 20)):
                text = str(model.index(row, column).data() or "")
                yield text, widget.columnWidth(column) - 4, ""


WORDED = (QLabel, QAbstractButton, QComboBox, QGroupBox, QTabBar, QLineEdit)


def hidden_part(widget: QWidget) -> list[str]:
    """Return the words of a widget that reaches beyond what it is in (scrolling apart)."""
    if not isinstance(widget, WORDED):
        return []
    text = getattr(widget, "text", lambda: "")() if not isinstance(widget, QTabBar) else "tabs"
    if not text:
        return []
    above = widget.parentWidget()
    rect = widget.rect()
    while above is not None and not widget.isWindow():
        inside = QRect(widget.mapTo(above, QPoint()), rect.size())
        across = inside.left() >= 0 and inside.right() < above.width() + 1
        down = inside.top() >= 0 and inside.bottom() < above.height() + 1
        area = above.parentWidget()
        if isinstance(area, QAbstractScrollArea) and above is area.viewport():
            return [] if across else [f"{text} (beside {type(area).__name__})"]
        if not (across and down) and not isinstance(widget, Segment):
            return [f"{text} (beyond {type(above).__name__})"]
        if above.isWindow():
            break
        above = above.parentWidget()
    return []
