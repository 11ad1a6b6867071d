"""What each answer does, theme by theme beside `steps`."""
