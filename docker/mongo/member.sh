#!/bin/bash
# One member of the replica set. The key by which members know each other comes from the environment, and mongod
# takes it from a file that only its own user may read.
set -euo pipefail
umask 077
# A container that starts again finds the old one, mongod's own; kernels refuse to open that in /tmp, even to root.
rm -f /tmp/member.key
printf '%s' "$MONGO_KEY" > /tmp/member.key
chown mongodb:mongodb /tmp/member.key
unset MONGO_KEY
exec docker-entrypoint.sh mongod --keyFile /tmp/member.key "$@"
