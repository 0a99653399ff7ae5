import { join } from 'node:path';
import { readEnv } from '@stezhka/kit/env';
import { publishAll } from '../start/publish.ts';

// A job of docker-compose.yml: puts what this image was built with among the releases, before any gateway starts.
for (const { name, version } of publishAll(join(readEnv().DATA_DIR, 'releases')))
  process.stdout.write(`published ${name} ${version}\n`);
