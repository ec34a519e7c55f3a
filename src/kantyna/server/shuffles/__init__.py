"""How a table commits to its shuffles and proves them."""
