import { serviceOffset } from '../start/process-plans.ts';
import { upper } from './names.ts';
import type { Plan } from './plan.ts';

/** The service whose lines are repeated, without the keys by which it seals members' texts. */
const MODEL = 'content';
const KEYS = /, \.\.\.MASTER_KEYS|^ +MASTER_KEY(_OLD)?: .*\n/gm;

/** Lines of lists, a line for each service. */
const LINES: Record<string, RegExp> = {
  'tsconfig.json': /"path": "services\/content"/,
  'docker/Dockerfile': /services\/content/,
  'tools/compose/users.ts': /MONGO_PASSWORD_CONTENT/,
  'tools/start/process-env.ts': /'UPSTREAM_CONTENT'|'services\/content'/,
  'gateway/src/app.ts': /env\.UPSTREAM_CONTENT/,
  'shell/src/testing/page.tsx': /'@stezhka\/content-contract\/examples'/,
  'shell/tsconfig.json': /services\/content/,
};

/** Lists that stand in one line, by the name and what stands between it and the next. */
const WORDS: Record<string, RegExp[]> = {
  'docker/deploy.sh': [/(?<=for name in account )content /],
  'docker/make-env.sh': [/CONTENT (?=DIARY)/, /PASSWORD_CONTENT /, /IDENTITY_KEY_CONTENT /],
  'gateway/src/testing/site.ts': [/'CONTENT', /],
  'services/kit/src/identity/keys.ts': [/'content', /],
  'services/kit/contract/src/mail.ts': [/'content', /],
  '.vscode/launch.json': [/"content", /],
  'docs/operations.md': [/`UPSTREAM_CONTENT`, /, /`IDENTITY_KEY_CONTENT`, /, /`MONGO_PASSWORD_CONTENT`, /],
};

/** Names the service in every place that lists services; a test of tools finds a place that was forgotten. */
export function nameService(plan: Plan, name: string): void {
  const rename = (text: string) =>
    text.replace(KEYS, '').replaceAll(MODEL, name).replaceAll(upper(MODEL), upper(name));
  // At the end: a service's port is counted by its place.
  plan.edit('package.json', (text) =>
    text.replace(/( +)"e2e",\n/, `$1"services/${name}",\n$1"services/${name}/contract",\n$&`),
  );
  for (const [path, lines] of Object.entries(LINES)) plan.repeatLines(path, lines, rename);
  for (const [path, lists] of Object.entries(WORDS))
    for (const list of lists) plan.edit(path, (text) => text.replace(list, (found) => found + rename(found)));
  plan.repeatLines('docker-compose.yml', /^ +(MONGO_PASSWORD|UPSTREAM)_CONTENT: /, rename);
  plan.edit('docker-compose.yml', (text) =>
    text.replace(/ {2}content-1: &content\n[\s\S]*?\n\n/, (block) => block + rename(block)),
  );
  const { workspaces } = JSON.parse(plan.read('package.json')) as { workspaces: string[] };
  const own = workspaces.filter((folder) => /^services\/(?!(kit|art)$)\w+$/.test(folder));
  const port = 4000 + serviceOffset(own.indexOf(`services/${name}`));
  plan.repeatLines('gateway/src/env.ts', /UPSTREAM_CONTENT/, (line) =>
    rename(line).replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`),
  );
  enlargeMachine(plan);
  plan.edit('README.md', (text) => text.replace(/^ {2}account\/.*shop\/.*$/m, `$&  ${name}/`));
}

/** Two processes of half a processor and a gigabyte each have to fit as well. */
function enlargeMachine(plan: Plan): void {
  const [, processors, gigabytes] =
    /processors: (\d+), gigabytes: (\d+)/.exec(plan.read('tools/compose/containers.ts')) ?? [];
  const [more, memory] = [Number(processors) + 1, Number(gigabytes) + 2];
  plan.edit('tools/compose/containers.ts', (text) =>
    text.replace(/processors: \d+, gigabytes: \d+/, `processors: ${more}, gigabytes: ${memory}`),
  );
  for (const path of ['docs/operations.md', 'docker-compose.yml'])
    plan.edit(path, (text) =>
      text.replaceAll(`${processors} processors and ${gigabytes} GB`, `${more} processors and ${memory} GB`),
    );
}
