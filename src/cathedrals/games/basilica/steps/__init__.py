"""What can be asked, theme by theme: `legal_…` lists the answers, `why_not_…` says what forbids one."""
