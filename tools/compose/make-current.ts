import { join } from 'node:path';
import { bool, cleanEnv, str, url } from 'envalid';
import { deploy, publishAll } from '../start/publish.ts';

// Job of docker-compose.yml: makes the image's releases current unless a team chose others (decision 0020).
const { DATA_DIR, DEMO, GATEWAY_PRIVATE_URL, DEPLOY_TOKEN } = cleanEnv(process.env, {
  DATA_DIR: str(),
  DEMO: bool({ default: false }),
  GATEWAY_PRIVATE_URL: url(),
  DEPLOY_TOKEN: str(),
});
const published = publishAll(join(DATA_DIR, 'releases'), { demo: DEMO });
const target = { gateway: GATEWAY_PRIVATE_URL.replace(/\/$/, ''), token: DEPLOY_TOKEN };
for (const { name, version, current } of await deploy(target, published)) {
  const chosen = current === version ? '' : `: it was chosen since ${version} came with this image`;
  process.stdout.write(`${name} ${current} is current${chosen}\n`);
}
