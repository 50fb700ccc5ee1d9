"""The measurements lab: measured times, the models beside them, collective operations."""

from gui.measurement_lab.opening import MeasurementOpening

__all__ = ["MeasurementOpening"]
