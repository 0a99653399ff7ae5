#!/bin/sh
# Writes .env beside docker-compose.yml, with new secrets, readable by its owner alone. A file that is there is never
# touched: with another MASTER_KEY nobody's diary could be read again.
#   sh docker/make-env.sh --missing   adds to an .env of an earlier version the keys that were thought of since
set -eu
umask 077
cd "$(dirname "$0")/.."

case ${1:-} in
  '') ;;
  --missing) . docker/env-lock.sh ;;
  *) echo "sh docker/make-env.sh [--missing]" >&2; exit 1 ;;
esac
if [ -z "${1:-}" ] && { [ -e .env ] || [ -L .env ]; }; then
  echo ".env is there already and was not touched. Without its MASTER_KEY every diary is unreadable: keep the file." >&2
  exit 1
fi

random_hex() {
  digits=$(od -An -v -tx1 -N "$1" /dev/urandom | tr -d ' \n')
  [ "${#digits}" -eq $(($1 * 2)) ] || { echo "No random digits could be read from /dev/urandom." >&2; exit 1; }
  printf '%s' "$digits"
}
hex_of_last_32() { tail -c 32 | od -An -v -tx1 | tr -d ' \n'; }
# In single quotes Compose and a shell read the same; a quote within has no form that both understand.
line() {
  case $2 in *\'*) echo "$1 must not contain a single quote." >&2; exit 1 ;; esac
  printf "%s='%s'\n" "$1" "$2"
}

deploy_token() {
  token=$(random_hex 32)
  line DEPLOY_TOKEN "$token"
  line DEPLOY_TOKENS "*:$(printf '%s' "$token" | openssl dgst -sha256 -r | cut -c 1-64)"
}
identity_keys() {
  public_keys=
  for signer in GATEWAY ACCOUNT CONTENT DIARY SHOP; do
    openssl genpkey -algorithm ed25519 -outform DER -out "$key" ||
      { echo "The identity keys are made by openssl, version 1.1.1 or newer." >&2; exit 1; }
    line "IDENTITY_KEY_$signer" "$(hex_of_last_32 < "$key")"
    public=$(openssl pkey -inform DER -in "$key" -pubout -outform DER | hex_of_last_32)
    public_keys="$public_keys${public_keys:+,}$(echo "$signer" | tr 'A-Z' 'a-z'):$public"
  done
  line IDENTITY_PUBLIC_KEYS "$public_keys"
}

# Names that are there, of those given.
there() { for name in "$@"; do grep -q "^$name=" .env && printf '%s ' "$name"; done; :; }
# $1: what makes them; then names that are made together: where only some are there, new ones would not fit the old.
missing() {
  make=$1
  shift
  found=$(there "$@")
  [ "$found" != "$* " ] || return 0
  [ -z "$found" ] || { echo "Nothing was touched: $* belong together, and .env has only $found" >&2; exit 1; }
  $make >> "$half"
  echo "Added to .env: $*"
}
security_log_key() { digits=$(random_hex 32) && line SECURITY_LOG_KEY "$digits"; }

if [ "${1:-}" = --missing ]; then
  half=.deploy.lock/env key=.deploy.lock/key
  cat .env > "$half"
  # A last line without an end would swallow the first new one.
  [ -z "$(tail -c 1 .env)" ] || echo >> "$half"
  missing security_log_key SECURITY_LOG_KEY
  missing deploy_token DEPLOY_TOKEN DEPLOY_TOKENS
  missing identity_keys IDENTITY_KEY_GATEWAY IDENTITY_KEY_ACCOUNT IDENTITY_KEY_CONTENT IDENTITY_KEY_DIARY \
    IDENTITY_KEY_SHOP IDENTITY_PUBLIC_KEYS
  mv "$half" .env
  exit 0
fi

# The file appears whole: nobody starts with half of it, and of two runs at once one makes it.
half=$(mktemp .env.XXXXXX)
key=$half.key
trap 'rm -f "$half" "$key"' EXIT
{
  for name in SESSION_SECRET MASTER_KEY MONGO_KEY; do
    digits=$(random_hex 32)
    line "$name" "$digits"
  done
  security_log_key
  deploy_token
  identity_keys
  for name in ROOT_PASSWORD PASSWORD_GATEWAY PASSWORD_ACCOUNT PASSWORD_CONTENT PASSWORD_DIARY PASSWORD_SHOP; do
    digits=$(random_hex 24)
    line "MONGO_$name" "$digits"
  done
  line PUBLIC_ORIGIN "${PUBLIC_ORIGIN:-http://localhost:8080}"
  line SMTP_URL "${SMTP_URL:-smtps://user:password@mail.example.org}"
  line MAIL_FROM "${MAIL_FROM:-Stezhka <hello@stezhka.example>}"
} > "$half"
ln "$half" .env 2> /dev/null || {
  { [ -e .env ] || [ -L .env ]; } && echo ".env appeared meanwhile and was not touched." >&2 ||
    echo "No .env was written: this file system has no hard links. Run this where it has, and copy the file here." >&2
  exit 1
}
echo "Wrote .env. Correct PUBLIC_ORIGIN, SMTP_URL and MAIL_FROM in it, and keep a copy of MASTER_KEY apart from the backups."
