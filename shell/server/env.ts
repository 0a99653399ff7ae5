import { join } from 'node:path';
import { readEnv } from '@stezhka/kit/env';

export function rendererEnv() {
  const env = readEnv();
  return { ...env, releasesDir: join(env.DATA_DIR, 'releases') };
}
