import { camel, pascal } from './names.ts';
import { type Plan, Refusal } from './plan.ts';

/** A public read of one entry by its slug: contract, example, model, presenter, route, test, its row in the docs. */
export function addCall(plan: Plan, service: string, name: string): string[] {
  const path = `/data/${name}/:slug`;
  const contract = `services/${service}/contract/src`;
  const folder = `services/${service}/src/${name}`;
  const written = path.replace(':slug', '{slug}');
  const calls = JSON.parse(plan.read('docs/calls.json')) as { path: string }[];
  if (calls.some((row) => row.path === written))
    throw new Refusal(`The call GET ${path} is there already (docs/calls.json). Nothing was written.`);
  plan.create(`${contract}/${name}.ts`, declaration(name));
  plan.create(`${contract}/examples/${name}.examples.ts`, example(name));
  plan.create(`${folder}/${name}.model.ts`, model(name));
  plan.create(`${folder}/${name}.routes.ts`, routes(service, name));
  plan.create(`${folder}/${name}.test.ts`, test(name));
  const type = pascal(name);
  plan.edit(`${contract}/index.ts`, (text) =>
    text.replace(
      /^import .*\n\n/,
      `$&export { get${type}, type ${type}, type ${type}Reply } from './${name}.ts';\n`,
    ),
  );
  plan.edit(`${contract}/examples.ts`, (text) => `import './examples/${name}.examples.ts';\n${text}`);
  plan.edit(`services/${service}/src/app.ts`, (text) =>
    text
      .replace(
        /import \{ errors \}/,
        `import { ${camel(name)}Routes } from './${name}/${name}.routes.ts';\n$&`,
      )
      .replace(/\nexport const served = [^[]*\[/, `$&\n  ...${camel(name)}Routes,`),
  );
  plan.addRow('docs/calls.json', {
    owner: service,
    method: 'GET',
    path: written,
    example: '',
    reads: [camel(name)],
    access: 'public',
    section: '7',
    added: true,
  });
  return [
    `Say what an entry holds: ${contract}/${name}.ts and ${folder}/${name}.model.ts, then npm run schemas.`,
    `npm run unit -- ${folder} services/${service}/src/contract.test`,
    `Asked under /api: curl -H 'Locale: en' http://127.0.0.1:4000/api/data/${name}/first`,
  ];
}

const declaration = (name: string) => `
import { operation } from '@stezhka/kit-contract';

export interface ${pascal(name)} {
  slug: string;
  title: string;
}

export interface ${pascal(name)}Reply {
  ${camel(name)}: ${pascal(name)};
}

export const get${pascal(name)} = operation<{ params: { slug: string }; reply: ${pascal(name)}Reply }>(
  'GET',
  '/data/${name}/:slug',
  { access: 'public', reply: '${pascal(name)}Reply', cache: 60 },
);
`;

const example = (name: string) => `
import { describeCall } from '@stezhka/kit-contract/examples';
import { get${pascal(name)} } from '../${name}.ts';

describeCall(get${pascal(name)}, {
  summary: 'One ${name.replaceAll('-', ' ')}',
  throws: ['not_found'],
  example: {
    params: { slug: 'persha-storinka' },
    reply: { ${camel(name)}: { slug: 'persha-storinka', title: 'Перша сторінка' } },
  },
});
`;

const model = (name: string) => `
import { localisedText } from '@stezhka/kit/localised';
import type { Localised } from '@stezhka/kit-contract';
import { model, Schema } from 'mongoose';

export interface ${pascal(name)}Fields {
  slug: string;
  title: Localised;
}

const schema = new Schema<${pascal(name)}Fields>({
  slug: { type: String, required: true },
  title: localisedText(),
});
schema.index({ slug: 1 }, { unique: true });

export const ${pascal(name)}Model = model<${pascal(name)}Fields>('${pascal(name)}', schema, '${camel(name)}');
`;

const routes = (service: string, name: string) => `
import { get${pascal(name)} } from '@stezhka/${service}-contract';
import { AppError } from '@stezhka/kit/errors';
import { serve, slugParams } from '@stezhka/kit/http';
import { inLocale } from '@stezhka/kit/localised';
import { type ${pascal(name)}Fields, ${pascal(name)}Model } from './${name}.model.ts';

export const ${camel(name)}Routes = [
  serve(get${pascal(name)}, { params: slugParams }, async ({ params, locale }) => {
    const found = await ${pascal(name)}Model.findOne({ slug: params.slug }).lean<${pascal(name)}Fields>();
    if (!found) throw new AppError('not_found');
    return { ${camel(name)}: { slug: found.slug, title: inLocale(found.title, locale) } };
  }),
];
`;

const test = (name: string) => `
import { replyChecker } from '@stezhka/kit/testing/contract';
import { useDatabase } from '@stezhka/kit/testing/database';
import { createServiceApp } from '@stezhka/kit/app';
import { identityKeys } from '@stezhka/kit/testing/identities';
import request from 'supertest';
import { errors } from '../errors.ts';
import { ${pascal(name)}Model } from './${name}.model.ts';
import { ${camel(name)}Routes } from './${name}.routes.ts';

const schemas = new URL('../../contract/replies.schema.json', import.meta.url);
const app = createServiceApp({
  name: 'test',
  schemas,
  served: ${camel(name)}Routes,
  errors,
  identityKeys,
  checkReply: replyChecker(schemas),
});
const title = { uk: 'Перша', ru: 'Первая', en: 'First' };
const get = (slug: string, locale: string) =>
  request(app).get(\`/data/${name}/\${slug}\`).set('Locale', locale);

useDatabase();
beforeAll(async () => {
  await ${pascal(name)}Model.create({ slug: 'first', title });
});

test.each(['uk', 'ru', 'en'] as const)('an entry is read by its slug in %s', async (locale) => {
  const { body } = await get('first', locale).expect(200);
  expect(body.data).toEqual({ ${camel(name)}: { slug: 'first', title: title[locale] } });
});

test('an unknown slug is a 404', async () => {
  const { body } = await get('second', 'en').expect(404);
  expect(body.code).toBe('not_found');
});
`;
