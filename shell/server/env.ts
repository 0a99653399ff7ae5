import { join } from 'node:path';
import { readEnv } from '@stezhka/kit/env';

/** The renderer reads the common environment; releases lie in DATA_DIR. */
export function rendererEnv() {
  const env = readEnv();
  return { ...env, releasesDir: join(env.DATA_DIR, 'releases') };
}
