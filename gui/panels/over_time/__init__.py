"""Panels over time: links, a Gantt of a message or node, load, and queues."""

from gui.panels.over_time.kinds import GanttPanel, LinksPanel, LoadPanel, QueuesPanel

__all__ = ["GanttPanel", "LinksPanel", "LoadPanel", "QueuesPanel"]
