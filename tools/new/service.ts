import { addCall } from './call.ts';
import { lockWorkspace } from './lock-file.ts';
import { upper } from './names.ts';
import { type Plan, Refusal } from './plan.ts';
import { nameService } from './service-places.ts';

/** A service with its contract and its first call, and its name in every place that lists services. */
export function addService(plan: Plan, name: string, callName: string): string[] {
  const folder = `services/${name}`;
  if (plan.has(folder)) throw new Refusal(`${folder} is there already. Nothing was written.`);
  plan.create(`${folder}/package.json`, packageFile(name));
  plan.create(`${folder}/tsconfig.json`, typescript(name));
  plan.create(`${folder}/contract/package.json`, contractPackage(name));
  plan.create(`${folder}/contract/src/index.ts`, face(name));
  plan.create(`${folder}/contract/src/errors.ts`, codes(name));
  plan.create(`${folder}/contract/src/examples.ts`, examples(name));
  plan.create(`${folder}/src/main.ts`, main(name));
  plan.create(`${folder}/src/app.ts`, app(name));
  plan.create(`${folder}/src/errors.ts`, errors(name));
  plan.create(`${folder}/src/person.ts`, person(name));
  plan.create(`${folder}/src/contract.test.ts`, contractTest(name));
  plan.create(`${folder}/src/trust.test.ts`, trustTest);
  nameService(plan, name);
  for (const row of ownCalls(name)) plan.addRow('docs/calls.json', row);
  lockWorkspace(plan, folder);
  lockWorkspace(plan, `${folder}/contract`);
  const [edit, unit, ...rest] = addCall(plan, name, callName);
  return [
    edit!,
    unit!.replace(/ services\S+$/, ` ${folder}`),
    `An installation that runs already needs IDENTITY_KEY_${upper(name)}, its public half in IDENTITY_PUBLIC_KEYS, and MONGO_PASSWORD_${upper(name)} in its .env.`,
    'Once it keeps data of a person: src/person.ts, and its export and erasure in services/account/src/privacy.',
    ...rest,
  ];
}

/** What every service answers, as rows of docs/calls.json. */
const ownCalls = (name: string) =>
  [
    { method: 'GET', path: `/data/mails/${name}`, reads: ['mails'], access: 'public', section: '2.4' },
    { method: 'GET', path: '/data/sitemap', reads: ['entries'], access: 'public', section: '2.2' },
    {
      method: 'POST',
      path: `/person/${name}/export`,
      reads: ['records', 'file', 'next'],
      access: 'service',
      section: '7.3',
    },
    { method: 'POST', path: `/person/${name}/erase`, reads: ['erased'], access: 'service', section: '7.3' },
  ].map((row) => ({ owner: name, example: '', ...row, added: true }));

const packageFile = (name: string) =>
  JSON.stringify(
    {
      name: `@stezhka/${name}-service`,
      version: '1.0.0',
      private: true,
      type: 'module',
      dependencies: {
        [`@stezhka/${name}-contract`]: '*',
        '@stezhka/kit': '*',
        '@stezhka/kit-contract': '*',
        mongoose: '*',
      },
    },
    null,
    2,
  );

const typescript = (name: string) => `
{
  "extends": "../../tsconfig.base.json",
  "compilerOptions": { "outDir": "../../.cache/types/${name}", "rootDir": "." },
  "include": ["src", "contract/src"],
  "references": [{ "path": "../kit" }]
}
`;

const contractPackage = (name: string) =>
  JSON.stringify(
    {
      name: `@stezhka/${name}-contract`,
      version: '1.0.0',
      private: true,
      type: 'module',
      sideEffects: false,
      exports: { '.': './src/index.ts', './examples': './src/examples.ts' },
      dependencies: { '@stezhka/kit-contract': '*' },
    },
    null,
    2,
  );

const face = (name: string) => `
import { personOperations } from '@stezhka/kit-contract';

export { ${name}Errors } from './errors.ts';

/** A person's data in ${name}, exported or erased. */
export const { exportPerson, erasePerson } = personOperations('${name}');
`;

const codes = (name: string) => `
/** Beside the kit's codes. */
export const ${name}Errors = {} as const;
`;

const examples = (name: string) => `
import { describePerson } from '@stezhka/kit-contract/examples';
import { erasePerson, exportPerson } from './index.ts';

describePerson('${name}', { exportPerson, erasePerson });
`;

const main = (name: string) => `
import { startService } from '@stezhka/kit/service';
import { createApp } from './app.ts';

await startService({
  name: '${name}',
  createApp: (env) => createApp({ identityKeys: env.identityKeys }),
});
`;

const app = (name: string) => `
import { createServiceApp, type ServiceOptions } from '@stezhka/kit/app';
import { databaseReady } from '@stezhka/kit/database';
import { serveMails } from '@stezhka/kit/mail';
import { serveSitemap } from '@stezhka/kit/seo';
import '@stezhka/${name}-contract/examples';
import { errors } from './errors.ts';
import { personData } from './person.ts';

export const served = [
  serveMails('${name}'),
  ...personData.served,
  serveSitemap([]),
];

export const createApp = ({
  identityKeys,
  checkReply,
}: Pick<ServiceOptions, 'identityKeys' | 'checkReply'>) =>
  createServiceApp({
    name: '${name}',
    schemas: new URL('../contract/replies.schema.json', import.meta.url),
    served,
    errors,
    identityKeys,
    ready: databaseReady,
    ...(checkReply && { checkReply }),
  });
`;

const errors = (name: string) => `
import { errorTable } from '@stezhka/kit/errors';
import { ${name}Errors } from '@stezhka/${name}-contract';

export const errors = errorTable(${name}Errors, {});
`;

const person = (name: string) => `
import { definePersonData } from '@stezhka/kit/person';
import { erasePerson, exportPerson } from '@stezhka/${name}-contract';

/** Each collection that holds a user id is a part. */
export const personData = definePersonData({ exportPerson, erasePerson }, { parts: [] });
`;

const contractTest = (name: string) => `
import { testContract } from '@stezhka/kit/testing/contract';
import * as contract from '@stezhka/${name}-contract';
import { served } from './app.ts';

const schemas = new URL('../contract/replies.schema.json', import.meta.url);

testContract(contract, { schemas, served });
`;

const trustTest = `
import { replyChecker } from '@stezhka/kit/testing/contract';
import { useDatabase } from '@stezhka/kit/testing/database';
import { testHostileInput } from '@stezhka/kit/testing/hostile-input';
import { identityKeys } from '@stezhka/kit/testing/identities';
import { createApp, served } from './app.ts';

// Every call of the service is attacked, also those that come later.
useDatabase();

testHostileInput({
  app: createApp({
    identityKeys,
    checkReply: replyChecker(new URL('../contract/replies.schema.json', import.meta.url)),
  }),
  operations: served.map(({ op }) => op),
  people: async () => ({ member: '65f0000000000000000000b1', staff: '65f0000000000000000000a1' }),
});
`;
