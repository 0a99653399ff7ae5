#!/bin/sh
# Brings a version to a running site, one of each pair at a time, and stops at the first that does not become healthy.
#   SITE_VERSION=<name of this version> sh docker/deploy.sh      builds the image and brings it
#   SITE_VERSION=<an earlier one> sh docker/deploy.sh --no-build  brings an image that is here: the way back
#   sh docker/deploy.sh --no-build                                changed variables of .env, in the version that runs
#   sh docker/deploy.sh members                                   replaces the members of the database instead
set -eu
umask 077
cd "$(dirname "$0")/.."

# Seconds. A process that is ready is not yet asked: the load balancer wants two checks of 2 s and an address that may
# be 5 s old, a gateway leaves an address that failed alone for 2 s. The other of the pair stays until then.
SETTLE=${DEPLOY_SETTLE:-10}
HEALTHY_WITHIN=${DEPLOY_HEALTHY_WITHIN:-120}

say() { printf '%s  %s\n' "$(date +%H:%M:%S)" "$1"; }
stop() { printf '\n%s\n' "$1" >&2; exit 1; }

id_of() { docker compose ps --all --quiet "$1"; }

# 'healthy', 'unhealthy', 'starting', or nothing where there is no such container.
health_of() {
  container=$(id_of "$1")
  [ -z "$container" ] || docker inspect --format '{{.State.Health.Status}}' "$container" 2> /dev/null || true
}

job() {
  say "$1"
  docker compose run --rm --no-deps "$1" || stop "The job $1 failed; what it said stands above. $2"
}

started() { docker inspect --format '{{.State.StartedAt}}' "$(id_of "$1")"; }

# $2: what the others do meanwhile. $3: what is wrong with this one.
give_up() {
  docker compose logs --tail 40 "$1" >&2 || true
  stop "$1 $3; what it said last stands above.
Nothing after it was touched, and $2. The way on: mend what is outside the image and bring this version again with
--no-build (the sick one comes first), mend the code and build it under another name, or go back to the version before
with --no-build: docs/operations.md, A newer version."
}

# Started anew where its image or environment has changed or where it is not well; else left alone, unless told by $3.
replace() {
  force=${3:-}
  say "$1"
  before=$(id_of "$1")
  [ -z "$before" ] || [ "$(health_of "$1")" = healthy ] || force=--force-recreate
  docker compose up -d --no-deps --no-build --wait --wait-timeout "$HEALTHY_WITHIN" $force "$1" ||
    give_up "$1" "$2" "did not become healthy within $HEALTHY_WITHIN s"
  since=$(started "$1")
  [ "$before" = "$(id_of "$1")" ] || sleep "$SETTLE"
  # One that ended meanwhile was started again by Docker, and may end again.
  [ "$(health_of "$1") $(started "$1")" = "healthy $since" ] || give_up "$1" "$2" "was healthy, but did not stay so"
}

# The sick one first: while it is away the healthy one must stay.
pair() {
  first=$1-1 second=$1-2
  if [ "$(health_of "$first")" = healthy ] && [ "$(health_of "$second")" != healthy ]; then
    first=$1-2 second=$1-1
  fi
  replace "$first" "$second goes on as it was"
  replace "$second" "$first runs this version already"
}

. docker/env-lock.sh
deployed=$(sed -n 's/^SITE_VERSION=//p' .env)

if [ "${1:-}" = members ]; then
  say "Replaces the members of the database."
  # mongo-1 last: it is the primary where it can be, and gives way once, to a member that is new already.
  for one in mongo-3 mongo-2 mongo-1; do
    for other in mongo-1 mongo-2 mongo-3; do
      [ "$one" = "$other" ] || [ "$(health_of "$other")" = healthy ] ||
        stop "$other is not healthy: without it and $one the database has no majority. Bring it back first."
    done
    # A port that answers is no member that can vote for a primary and become one.
    docker compose run --rm --no-deps mongo-users node tools/compose/members.ts "$one" ||
      stop "$one was not touched: without it the database might have no majority. What is missing stands above."
    # Files that are mounted into a member are none of its image: it is made anew without any other change, too.
    replace "$one" "the rest of the database goes on" --force-recreate
    job mongo-users "$one is back, but the database has no primary."
  done
  say "The members of the database are replaced."
  exit 0
fi

version=${SITE_VERSION:-${deployed:-local}}
say "Brings version $version; deployed so far: ${deployed:-none}."
unpinned=
for name in $(sed -n 's/.*\${\([A-Z]*_IMAGE\):-.*/\1/p' docker-compose.yml | sort -u); do
  eval "value=\${$name:-}"
  [ -n "$value" ] || value=$(sed -n "s/^$name=//p" .env)
  case $value in *@sha256:*) ;; *) unpinned="$unpinned $name" ;; esac
done
if [ -n "$unpinned" ]; then
  # An image that is here is brought all the same: the way back must not wait for a registry.
  [ -n "${1:-}" ] || [ "${DEPLOY_UNPINNED:-}" = true ] ||
    stop "Without a digest:$unpinned. What their tags stand for may change; nothing was touched. Pin them by
sh docker/pin-images.sh, or say DEPLOY_UNPINNED=true where no registry can be asked."
  say "WARNING: without a digest:$unpinned. What their tags stand for may change: sh docker/pin-images.sh"
fi

image=$(docker compose config --images publish)
case ${1:-} in
  '')
    [ -n "${SITE_VERSION:-}" ] || stop "Name this version, so that there is a way back: SITE_VERSION=<name> sh docker/deploy.sh"
    [ "$SITE_VERSION" != "$deployed" ] || stop "$deployed is the version that runs: give the new one another name."
    ! docker image inspect "$image" > /dev/null 2>&1 ||
      stop "There is an image $image already: give this version another name, or bring that image with --no-build."
    say "build $SITE_VERSION"
    docker compose build publish || stop "The image was not built; nothing was touched."
    ;;
  --no-build)
    docker image inspect "$image" > /dev/null || stop "There is no image $image here; nothing was touched."
    ;;
  *) stop "SITE_VERSION=<name> sh docker/deploy.sh [--no-build | members]" ;;
esac

# Compose sees no change in a mounted file: a label made of it makes the load balancer anew.
LOAD_BALANCER_CONFIG=$(cksum < docker/load-balancer/haproxy.cfg | tr ' ' -)
export LOAD_BALANCER_CONFIG

# Members that run are not touched, and a sick one stops nothing: the job mongo-users wants a primary, no more.
say database
docker compose up -d --no-deps --no-build --no-recreate mongo-1 mongo-2 mongo-3 ||
  say "Not every member of the database could be started; a majority is enough."
[ -n "$(id_of gateway-1)" ] || docker compose run --rm --no-deps mongo-initiate ||
  say "The set could not be made; where it was made before that is no matter."
job mongo-users "Nothing of the site was touched."
job publish "Nothing of the site was touched, and no visitor gets anything of it."
job seed "No process was replaced."

# Services before pages that call them, and gateways last: they read the tables of calls that services bring.
for name in account content diary shop renderer gateway; do pair "$name"; done
replace load-balancer "everything else runs this version already"
job make-current "Every process is new; visitors still get the releases from before. Bring this version again with --no-build."

# From now on a plain 'docker compose up' means the same.
half=.deploy.lock/env
grep -v -e '^SITE_VERSION=' -e '^LOAD_BALANCER_CONFIG=' .env > "$half"
printf 'SITE_VERSION=%s\nLOAD_BALANCER_CONFIG=%s\n' "$version" "$LOAD_BALANCER_CONFIG" >> "$half"
mv "$half" .env
say "Deployed. Leftover indexes are dropped by a step of their own: docs/operations.md, Indexes."
