import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readEnv } from '@stezhka/kit/env';
import { readMailEnv } from '@stezhka/kit/mail/env';
import { ROOT } from '../build/recipe.ts';
import { type ComposeService, environmentOf, read, scriptOf } from './read.ts';

type Reader = (source: NodeJS.ProcessEnv) => object;

const KIT = ['services/kit/src/env.ts', 'services/kit/src/log.ts'];
const MAIL = 'services/kit/src/mail/env.ts';
const GATEWAY = 'gateway/src/env.ts';
const { gatewayEnv } = (await import(pathToFileURL(join(ROOT, GATEWAY)).href)) as { gatewayEnv: Reader };

/** Variables that the given sources read: `NAME: str({…})` of a reader, `process.env.NAME`, `env.NAME`, `$NAME`. */
export function variablesOf(sources: string[]): Set<string> {
  const text = sources.map(read).join('\n');
  const pattern = /(?:^|[{,])\s*([A-Z][A-Z0-9_]+): \w+\(|\benv\.([A-Z][A-Z0-9_]+)|\$([A-Z][A-Z0-9_]+)/gm;
  return new Set([...text.matchAll(pattern)].map(([, a, b, c]) => (a ?? b ?? c)!));
}

/** What one service of the file says of its environment that its code does not understand, or does not say. */
export function environmentProblems(name: string, service: ComposeService): string[] {
  const { environment = {}, volumes = [] } = service;
  const script = scriptOf(service);
  const own = script ? [join(dirname(script), 'env.ts')].filter((path) => existsSync(join(ROOT, path))) : [];
  const mounted = volumes.filter((one) => one.startsWith('./')).map((one) => one.split(':')[0]!);
  const mail = script?.startsWith('services/') ? [MAIL] : [];
  const known = variablesOf(script ? [...KIT, ...mail, ...own, script] : mounted);
  const problems = Object.keys(environment)
    .filter((variable) => !known.has(variable))
    .map((variable) => `${name}: nothing reads ${variable}`);
  for (const [variable, value] of Object.entries(environment)) {
    if (/SECRET|KEY|PASSWORD/.test(variable) && !/^\$\{\w+(:\?.+|:-)?\}$/.test(value))
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

/** Undefined for a job that reads no more than its own few variables. */
function readerOf(script: string): Reader | undefined {
  if (script.startsWith('gateway/')) return gatewayEnv;
  if (script.startsWith('services/')) return (source) => ({ ...readMailEnv(source), ...readEnv(source) });
  return script.startsWith('tools/') && !read(script).includes('readEnv(') ? undefined : readEnv;
}
