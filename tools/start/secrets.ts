import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicHexOf } from '@stezhka/kit/identity';
import { SERVICES } from '../workspaces.ts';

const SIGNERS = ['gateway', ...SERVICES];
const OWN = [
  'SESSION_SECRET',
  'MASTER_KEY',
  'OPENID_COOKIE_SECRET',
  'DEPLOY_TOKEN',
  'SECURITY_LOG_KEY',
] as const;

/** Keys of this installation, made once; in production they come from the environment. */
export class Secrets {
  readonly #kept: Record<string, string>;

  constructor(dataDir: string) {
    const file = join(dataDir, 'secrets.json');
    const before: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const names = [...OWN, ...SIGNERS.map(identityKeyOf)];
    this.#kept = { ...Object.fromEntries(names.map((name) => [name, key()])), ...before };
    if (names.every((name) => before[name])) return;
    mkdirSync(dataDir, { recursive: true });
    // Never half a file: without MASTER_KEY no diary can be read again.
    const written = `${file}.new`;
    writeFileSync(written, JSON.stringify(this.#kept, null, 2), { mode: 0o600, flush: true });
    renameSync(written, file);
  }

  get deployToken(): string {
    return this.#kept.DEPLOY_TOKEN!;
  }

  /** What a process of this name may need; `processEnv` takes from it what it reads. */
  variables(signer?: string): Record<string, string> {
    const { SESSION_SECRET, MASTER_KEY, OPENID_COOKIE_SECRET, SECURITY_LOG_KEY } = this.#kept as Record<
      (typeof OWN)[number],
      string
    >;
    const publicHalves = SIGNERS.map((name) => `${name}:${publicHexOf(this.#kept[identityKeyOf(name)]!)}`);
    return {
      SESSION_SECRET,
      MASTER_KEY,
      OPENID_COOKIE_SECRET,
      SECURITY_LOG_KEY,
      DEPLOY_TOKENS: `*:${createHash('sha256').update(this.deployToken).digest('hex')}`,
      IDENTITY_PUBLIC_KEYS: publicHalves.join(','),
      ...(signer && SIGNERS.includes(signer) && { IDENTITY_KEY: this.#kept[identityKeyOf(signer)]! }),
    };
  }
}

const identityKeyOf = (signer: string) => `IDENTITY_KEY_${signer.toUpperCase()}`;
const key = () => randomBytes(32).toString('hex');
