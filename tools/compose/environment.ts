import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readEnv } from '@stezhka/kit/env';
import { readIdentityKeys, readSigningKey } from '@stezhka/kit/identity';
import { readMailEnv } from '@stezhka/kit/mail';
import { ROOT } from '../workspaces.ts';
import { type Compose, type ComposeService, environmentOf, read, scriptOf } from './read.ts';

type Reader = (source: NodeJS.ProcessEnv) => object;

const KIT = ['env', 'log', 'security-log'].map((name) => `services/kit/src/process/${name}.ts`);
const MAIL = 'services/kit/src/mail/env.ts';
const IDENTITY = 'services/kit/src/identity/keys.ts';
const GATEWAY = 'gateway/src/env.ts';
const { gatewayEnv } = (await import(pathToFileURL(join(ROOT, GATEWAY)).href)) as { gatewayEnv: Reader };

export function variablesOf(sources: string[]): Set<string> {
  const text = sources.map(read).join('\n');
  const pattern =
    /(?:^|[{,])\s*([A-Z][A-Z0-9_]+): \w+\(|\b(?:env|source)\.([A-Z][A-Z0-9_]+)|\$([A-Z][A-Z0-9_]+)/gm;
  return new Set([...text.matchAll(pattern)].map(([, a, b, c]) => (a ?? b ?? c)!));
}

export function environmentProblems(name: string, service: ComposeService): string[] {
  const { environment = {}, volumes = [] } = service;
  const script = scriptOf(service);
  const own = script ? [join(dirname(script), 'env.ts')].filter((path) => existsSync(join(ROOT, path))) : [];
  const mounted = volumes.filter((one) => one.startsWith('./')).map((one) => one.split(':')[0]!);
  const isService = script?.startsWith('services/');
  const shared = [
    ...(isService ? [MAIL] : []),
    ...(isService || script?.startsWith('gateway/') ? [IDENTITY] : []),
  ];
  const known = variablesOf(script ? [...KIT, ...shared, ...own, script] : mounted);
  const problems = Object.keys(environment)
    .filter((variable) => !known.has(variable))
    .map((variable) => `${name}: nothing reads ${variable}`);
  for (const [variable, value] of Object.entries(environment)) {
    if (/SECRET|KEY|PASSWORD/.test(variable) && !/^\$\{\w+(:\?.+|:-)?\}$/.test(value ?? ''))
      problems.push(`${name}: ${variable} must come from the environment`);
  }
  return script ? [...problems, ...unset(name, script, environmentOf(service))] : problems;
}

/** Secrets and addresses have no default that would do in production; the readers themselves say so. */
function unset(name: string, script: string, environment: Record<string, string>): string[] {
  const reader = readerOf(script);
  if (!reader) return [];
  try {
    const result = reader(environment) as Record<string, unknown>;
    if (result.NODE_ENV !== 'production') return [`${name}: NODE_ENV is not production`];
    const taken = [...read(script).matchAll(/\benv\.([A-Z][A-Z0-9_]+)/g)].map((match) => match[1]!);
    return taken.filter((one) => result[one] === '').map((one) => `${name}: ${one} is not set`);
  } catch (error) {
    return [`${name}: ${(error as Error).message}`];
  }
}

function readerOf(script: string): Reader | undefined {
  if (script.startsWith('gateway/')) return gatewayEnv;
  if (script.startsWith('services/'))
    return (source) => {
      readSigningKey(script.split('/')[1]!, source);
      readIdentityKeys(source);
      return { ...readMailEnv(source), ...readEnv(source) };
    };
  return script.startsWith('tools/') && !read(script).includes('readEnv(') ? undefined : readEnv;
}

/** Variables that the table of operations.md promises to a process and docker-compose.yml does not pass on to it. */
export function undelivered(compose: Compose, page: string): string[] {
  const rows = [...page.matchAll(/^\| (`[^|\n]*) \| ([^|\n]+) \|[^|\n]*\|[^|\n]*\|$/gm)];
  if (!rows.length) return ['operations.md has no table of variables'];
  return rows.flatMap(([row, names, readers]) => {
    if (!/^`[A-Z0-9_]+`(, `[A-Z0-9_]+`)*$/.test(names!))
      return [`operations.md has a row that names no variables: ${row}`];
    return readers!.split(', ').flatMap((reader) => {
      const processes = Object.entries(compose.services).filter(([name, one]) => isReader(reader, name, one));
      if (!processes.length) return [`${names} is read by ${reader}, which is no process`];
      return names!.split(', ').flatMap((quoted) => {
        const variable = quoted.replaceAll('`', '');
        return processes
          .filter(([, { environment = {} }]) => !(variable in environment))
          .map(([name]) => `${name}: ${variable} is not passed on`);
      });
    });
  });
}

function isReader(reader: string, name: string, service: ComposeService): boolean {
  const script = scriptOf(service) ?? '';
  if (!script.endsWith('/main.ts')) return false;
  if (reader === 'all') return !script.startsWith('tools/');
  if (reader === 'services') return script.startsWith('services/');
  return name.replace(/-\d$/, '') === reader;
}
