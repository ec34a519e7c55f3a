"""Engagements: the edge battle, strikes, damage, shields and support."""
