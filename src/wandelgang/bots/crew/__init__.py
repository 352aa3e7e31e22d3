"""Who plays the games of a simulation or an arena: processes of this machine, or the workers of a cluster.

Whoever plays them, the same seed gives the same games.
"""

from wandelgang.bots.crew.cluster import Cluster, ClusterFault
from wandelgang.bots.crew.playing import Crew, side_by_side
from wandelgang.bots.crew.processes import ONE_PROCESS, Processes

__all__ = ["ONE_PROCESS", "Cluster", "ClusterFault", "Crew", "Processes", "side_by_side"]
