import { join } from 'node:path';
import { bool, cleanEnv, str, url } from 'envalid';
import { deploy, publishAll } from '../start/publish.ts';

// Job of docker-compose.yml: makes the image's releases current unless a team chose others (decision 0020).
const { DATA_DIR, DEMO, GATEWAY_PRIVATE_URL } = cleanEnv(process.env, {
  DATA_DIR: str(),
  DEMO: bool({ default: false }),
  GATEWAY_PRIVATE_URL: url(),
});
const published = publishAll(join(DATA_DIR, 'releases'), { demo: DEMO });
for (const { name, version, current } of await deploy(GATEWAY_PRIVATE_URL, published)) {
  const chosen = current === version ? '' : `: it was chosen since ${version} came with this image`;
  process.stdout.write(`${name} ${current} is current${chosen}\n`);
}
