import { join } from 'node:path';
import { bool, cleanEnv, str, url } from 'envalid';
import { deploy, publishAll } from '../start/publish.ts';

// A job of docker-compose.yml: visitors get this image's releases, unless a team has chosen another version since this
// image brought its own (decision 0020). They are published already; here their names and versions are wanted.
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
