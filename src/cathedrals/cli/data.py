"""Where matches are kept: what an option says, else the environment, else a file here, else the user's data folder."""

from __future__ import annotations

import os
from pathlib import Path

from cathedrals.kernel.game import CathedralsError

VARIABLE = "DATABASE_URL"
NAME = "cathedrals.sqlite"


def database_chosen(option: str | None) -> str:
    """A file here comes before the data folder, because it is where matches were kept at first."""
    check_here()
    if option is not None:
        return option
    said = os.environ.get(VARIABLE)
    if said:
        return said
    return NAME if Path(NAME).is_file() else str(made(data_folder()) / NAME)


def check_here() -> None:
    """Programs think in processes of their own, which begin in the current folder."""
    try:
        os.getcwd()
    except OSError as error:
        raise CathedralsError("the current folder is no longer there; change to one that is") from error


def comes_from_environment(option: str | None) -> bool:
    return option is None and bool(os.environ.get(VARIABLE))


def data_folder() -> Path:
    """The user's folder for data, where the system has it."""
    from platformdirs import user_data_path  # here, because few commands need it

    return user_data_path("cathedrals", appauthor=False)


def made(folder: Path) -> Path:
    """The folder, for the user alone where it is new."""
    try:
        if not folder.is_absolute():
            raise OSError(0, "the home folder is not known")
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise CathedralsError(
            f"matches cannot be kept in {folder}: {error.strerror}; choose a file with --database FILE"
        ) from error
    return folder
