#!/bin/sh
# Writes .env beside docker-compose.yml, with new secrets, readable by its owner alone. A file that is there is never
# touched: with another MASTER_KEY nobody's diary could be read again.
set -eu
umask 077
cd "$(dirname "$0")/.."

if [ -e .env ] || [ -L .env ]; then
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

# The file appears whole: nobody starts with half of it, and of two runs at once one makes it.
half=$(mktemp .env.XXXXXX)
trap 'rm -f "$half" "$half.key"' EXIT
{
  for name in SESSION_SECRET MASTER_KEY MONGO_KEY SECURITY_LOG_KEY; do
    digits=$(random_hex 32)
    line "$name" "$digits"
  done
  token=$(random_hex 32)
  line DEPLOY_TOKEN "$token"
  line DEPLOY_TOKENS "*:$(printf '%s' "$token" | openssl dgst -sha256 -r | cut -c 1-64)"
  public_keys=
  for signer in GATEWAY ACCOUNT CONTENT DIARY SHOP; do
    openssl genpkey -algorithm ed25519 -outform DER -out "$half.key" ||
      { echo "The identity keys are made by openssl, version 1.1.1 or newer." >&2; exit 1; }
    line "IDENTITY_KEY_$signer" "$(hex_of_last_32 < "$half.key")"
    public=$(openssl pkey -inform DER -in "$half.key" -pubout -outform DER | hex_of_last_32)
    public_keys="$public_keys${public_keys:+,}$(echo "$signer" | tr 'A-Z' 'a-z'):$public"
  done
  line IDENTITY_PUBLIC_KEYS "$public_keys"
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
