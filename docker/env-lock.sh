# For the scripts that write .env, sourced: one of them at a time. They write into the lock and move the file out whole.
[ -f .env ] || { echo "There is no .env yet: sh docker/make-env.sh" >&2; exit 1; }
mkdir .deploy.lock || {
  echo "Nothing was touched: deploy.sh or pin-images.sh is at work here. One that was killed leaves its lock behind; when
none of them runs any more, remove the folder .deploy.lock." >&2
  exit 1
}
trap 'rm -rf .deploy.lock' EXIT
# A shell that a signal ends leaves its EXIT trap undone; one that exits by itself does not.
trap 'exit 1' HUP INT TERM
