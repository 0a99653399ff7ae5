import { LOCALES } from '@stezhka/kit-contract';
import { camel, quoted, type Titles } from './names.ts';
import { type Plan, Refusal } from './plan.ts';

const LEADS: Titles = {
  uk: 'Сторінку щойно створено, тут ще немає, що читати.',
  ru: 'Страница только что создана, читать здесь пока нечего.',
  en: 'This page has just been made, and there is nothing to read here yet.',
};
const DESCRIPTIONS: Titles = {
  uk: 'Сторінка Стежки, яку щойно створено.',
  ru: 'Страница Стежки, которая только что создана.',
  en: 'A page of Stezhka that has just been made.',
};

/** A fixed page of a remote: its feature, its head, its texts in three languages, its test, its row in the docs. */
export function addPage(plan: Plan, remote: string, name: string, titles: Titles): string[] {
  const path = `/${name}`;
  const domain = remote.replace(/^mfe-/, '');
  const folder = `${remote}/src/${name}`;
  const routes = JSON.parse(plan.read('docs/routes.json')) as { path: string }[];
  if (routes.some((row) => row.path === path))
    throw new Refusal(`The page ${path} is there already (docs/routes.json). Nothing was written.`);
  plan.create(`${folder}/${name}.page.tsx`, page(domain, name));
  plan.create(`${folder}/${name}.page.test.tsx`, test(domain, name));
  plan.create(`${folder}/${name}.routes.ts`, feature(name, titles));
  for (const locale of LOCALES) {
    const key = `${domain}.${camel(name)}`;
    plan.editJson<Record<string, string>>(`${remote}/src/texts/${locale}.json`, (texts) => {
      texts[`${key}.title`] = titles[locale];
      texts[`${key}.lead`] = LEADS[locale];
    });
  }
  plan.edit(`${remote}/src/remote.ts`, (text) =>
    text
      .replace(/\nexport default/, `import { ${camel(name)} } from './${name}/${name}.routes.ts';\n$&`)
      .replace(/(features: \[)([^[\]]*?),?(\s*\])/, (_, open, list, close) =>
        [open, list, list.trim() ? ', ' : '', camel(name), close].join(''),
      ),
  );
  plan.addRow('docs/routes.json', {
    path,
    screen: name.replaceAll('-', ' '),
    owner: domain,
    flags: [],
    listed: true,
    added: true,
  });
  return [
    `Say what the page is for: ${remote}/src/texts/{uk,ru,en}.json, and its head in ${folder}/${name}.routes.ts.`,
    `npm run unit -- ${folder}`,
    'npm run bench -- size: writes its row into the table of README.md',
  ];
}

const page = (domain: string, name: string) => `
import { useText } from '@stezhka/intl';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';

export function Component() {
  const t = useText('${domain}.${camel(name)}');
  return (
    <Section tight>
      <SectionHead level={1} title={t('title')} lead={t('lead')} />
    </Section>
  );
}
`;

const test = (domain: string, name: string) => `
import { join } from 'node:path';
import { readTexts, renderPage } from '@stezhka/shell/testing';
import { screen } from '@testing-library/react';
import { Component } from './${name}.page.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'));

test.each(['uk', 'ru', 'en'] as const)('the page says its title and its lead in %s', (locale) => {
  renderPage(Component, { texts, locale, path: '/${name}' });
  const own = texts[locale];
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(own['${domain}.${camel(name)}.title']);
  expect(screen.getByText(own['${domain}.${camel(name)}.lead']!)).toBeTruthy();
});
`;

const localised = (titles: Titles) =>
  `{ ${LOCALES.map((locale) => `${locale}: ${quoted(titles[locale])}`).join(', ')} }`;

const feature = (name: string, titles: Titles) => `
import type { Feature } from '@stezhka/shell-contract';

export const ${camel(name)}: Feature = {
  routes: [
    {
      id: '${name}',
      path: '/${name}',
      head: {
        title: ${localised(titles)},
        description: ${localised(DESCRIPTIONS)},
      },
      lazy: () => import(/* webpackChunkName: "${name}" */ './${name}.page.tsx'),
    },
  ],
};
`;
