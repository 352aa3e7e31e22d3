"""The PettingZoo environments of this game: see docs/environments.md."""

from wandelgang.envs.aec import environments_of

env, raw_env = environments_of(__name__)

__all__ = ["env", "raw_env"]
