"""What outlives the process. SQL stands nowhere else."""
