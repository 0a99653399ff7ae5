import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keys of this installation, made once; in production they come from the environment. */
export function secrets(
  dataDir: string,
): Record<'IDENTITY_SECRET' | 'SESSION_SECRET' | 'MASTER_KEY', string> {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    const made = { IDENTITY_SECRET: key(), SESSION_SECRET: key(), MASTER_KEY: key() };
    writeFileSync(file, JSON.stringify(made, null, 2), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

const key = () => randomBytes(32).toString('hex');
