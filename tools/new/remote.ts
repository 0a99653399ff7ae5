import { LOCALES } from '@stezhka/kit-contract';
import { lockWorkspace } from './lock-file.ts';
import type { Titles } from './names.ts';
import { addPage } from './page.ts';
import { type Plan, Refusal } from './plan.ts';

/** A remote with its first page. It has no service, so each of its pages has a head of its own (decision 0023). */
export function addRemote(plan: Plan, name: string, pageName: string, titles: Titles): string[] {
  const remote = `mfe-${name}`;
  if (plan.has(remote)) throw new Refusal(`${remote} is there already. Nothing was written.`);
  plan.create(`${remote}/package.json`, packageFile(remote));
  plan.create(`${remote}/tsconfig.json`, typescript(remote));
  plan.create(`${remote}/src/remote.ts`, definition);
  plan.create(`${remote}/src/texts/text-keys.d.ts`, textKeys);
  for (const locale of LOCALES) plan.create(`${remote}/src/texts/${locale}.json`, '{}');
  plan.repeatLines('package.json', /^ {4}"mfe-account",$/, (line) => line.replace('mfe-account', remote));
  lockWorkspace(plan, remote);
  const rename = (line: string) => line.replaceAll('mfe-content', remote);
  plan.repeatLines('tsconfig.json', /"path": "mfe-content"/, rename);
  plan.repeatLines('docker/Dockerfile', /^COPY mfe-content/, rename);
  plan.edit('jest.config.mjs', (text) => text.replace(/^(const web = \[.*)\]/m, `$1, '${remote}']`));
  plan.edit('README.md', (text) => text.replace(/^mfe-shop\/.*mfe-account\/.*$/m, `$&  ${remote}/`));
  return [
    ...addPage(plan, remote, pageName, titles),
    `npm run build-one -- ${remote}: then 'npm start' publishes it with the others`,
  ];
}

const packageFile = (remote: string) =>
  JSON.stringify(
    {
      name: `@stezhka/${remote}`,
      version: '1.0.0',
      private: true,
      type: 'module',
      dependencies: {
        '@stezhka/intl': '*',
        '@stezhka/shared-ui': '*',
        '@stezhka/shell-contract': '*',
      },
    },
    null,
    2,
  );

const typescript = (remote: string) => `
{
  "extends": "../tsconfig.web.json",
  "compilerOptions": { "outDir": "../.cache/types/${remote}", "rootDir": "." },
  "include": ["src", "src/texts/*.json", "../shared-ui/src/css-modules.d.ts"],
  "references": [
    { "path": "../shared-ui" },
    { "path": "../shell" },
    { "path": "../shell/contract" },
    { "path": "../services/kit" }
  ]
}
`;

const textKeys = `
import type texts from './uk.json';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof texts;
    }
  }
}
`;

const definition = `
import { defineRemote } from '@stezhka/shell-contract';

export default defineRemote({
  features: [],
  messages: {
    uk: () => import(/* webpackChunkName: "texts-uk" */ './texts/uk.json'),
    ru: () => import(/* webpackChunkName: "texts-ru" */ './texts/ru.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.json'),
  },
});
`;
