import { join } from 'node:path';
import { cleanEnv, str, url } from 'envalid';
import { promote, publishAll } from '../start/publish.ts';

// A job of docker-compose.yml: visitors get this image's releases from now on. A gateway does that by itself only
// for a part it has never seen. They are published already; here their names and versions are wanted.
const { DATA_DIR, GATEWAY_PRIVATE_URL } = cleanEnv(process.env, {
  DATA_DIR: str(),
  GATEWAY_PRIVATE_URL: url(),
});
for (const { name, version } of publishAll(join(DATA_DIR, 'releases'))) {
  await promote(GATEWAY_PRIVATE_URL, name, version);
  process.stdout.write(`${name} ${version} is current\n`);
}
