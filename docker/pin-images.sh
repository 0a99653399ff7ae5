#!/bin/sh
# Pins the images that docker-compose.yml names by tag: asks the registry what each tag stands for today and writes
# NAME_IMAGE=name:tag@sha256:… into .env. Run again it takes up what the tags stand for by then.
set -eu
umask 077
cd "$(dirname "$0")/.."
. docker/env-lock.sh

half=.deploy.lock/env
grep -v '^[A-Z]*_IMAGE=' .env > "$half"
images=$(sed -n 's/.*\${\([A-Z]*_IMAGE\):-\([^}]*\)}.*/\1=\2/p' docker-compose.yml | sort -u)
[ -n "$images" ] || { echo "docker-compose.yml names no image by a variable." >&2; exit 1; }
for one in $images; do
  digest=$(docker buildx imagetools inspect "${one#*=}" --format '{{.Manifest.Digest}}')
  case $digest in
    sha256:????????????????????????????????????????????????????????????????) ;;
    *) echo "The registry told no digest of ${one#*=} but '$digest'; .env was not touched." >&2; exit 1 ;;
  esac
  echo "$one@$digest" | tee -a "$half"
done
mv "$half" .env
