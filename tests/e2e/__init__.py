"""Tests in a real browser. They are a package so that they can share one Chromium."""
