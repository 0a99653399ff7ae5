import { join } from 'node:path';
import { bool, cleanEnv, str } from 'envalid';
import { publishAll } from '../start/publish.ts';

// A job of docker-compose.yml: puts what this image was built with among the releases, before any gateway starts.
const { DATA_DIR, DEMO } = cleanEnv(process.env, { DATA_DIR: str(), DEMO: bool({ default: false }) });
for (const { name, version } of publishAll(join(DATA_DIR, 'releases'), { demo: DEMO }))
  process.stdout.write(`published ${name} ${version}\n`);
