"""The Red Cathedral: 1 to 4 seats, with the solo opponent Ivan."""
