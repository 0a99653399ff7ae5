import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readFlags } from '../start/flags.ts';
import { stopSignal } from '../start/process.ts';
import { SERVICES } from '../workspaces.ts';
import { fuzzAs } from './fuzz-as.ts';
import { installTools } from './install.ts';
import { run } from './run.ts';
import { openSite } from './site.ts';

/** Each sees other calls succeed; the last one's POSTs show the session's token instead of their origin. */
const PEOPLE = {
  guest: undefined,
  member: 'sofiia@stezhka.example',
  staff: 'vira@stezhka.example',
  token: 'sofiia@stezhka.example',
};
const EVERYONE = Object.keys(PEOPLE) as (keyof typeof PEOPLE)[];
const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(signal: AbortSignal): Promise<boolean> {
  const { quick, ...named } = readFlags('fuzz', ['quick', ...EVERYONE]);
  const people = EVERYONE.some((person) => named[person])
    ? EVERYONE.filter((person) => named[person])
    : EVERYONE;
  const folder = mkdtempSync(join(tmpdir(), 'stezhka-fuzz-'));
  let passed = 0;
  const failures: string[] = [];
  try {
    const tools = await installTools((name) => say(`Installing ${name}`));
    say('Starting gateway and services');
    const site = await openSite(folder, signal);
    try {
      const document = join(folder, 'openapi.json');
      writeFileSync(document, await wholeDocument(site.url, signal));
      const problems = await lint(tools.redocly, document);
      say(`${problems.length ? '✗' : '✓'} Redocly: ${problems.length} problems`);
      failures.push(...problems);
      if (!problems.length) passed++;
      for (const person of people) {
        signal.throwIfAborted();
        const email = PEOPLE[person];
        const cookie = email && (await site.login(email));
        const begun = performance.now();
        const result = await fuzzAs(person, {
          url: site.url,
          cookie,
          token: cookie && person === 'token' ? await site.tokenOf(cookie) : undefined,
          document,
          folder,
          quick: quick || person === 'token',
          // Staff get furthest into most calls.
          bounds: person === 'staff' || (!quick && person !== 'token'),
          signal,
          tools,
        });
        const seconds = Math.round((performance.now() - begun) / 1000);
        const figures = `${result.requests} requests, ${result.passed} calls, ${result.succeeded} with success, ${seconds} seconds`;
        say(`${result.failures.length ? '✗' : '✓'} ${person}: ${figures}`);
        passed += result.passed;
        failures.push(...(await site.damage(cookie)).map((damage) => `${person}: ${damage}`));
        failures.push(...result.failures.map((failure) => `${person}: ${failure}`));
        if (result.failures.length) say(result.output);
      }
    } finally {
      await site.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const failure of failures) say(`✗ ${failure}`);
  say(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0;
}

interface Report {
  problems: { ruleId: string; message: string; location: { pointer?: string }[] }[];
}

async function lint(redocly: string, document: string): Promise<string[]> {
  const config = join(import.meta.dirname, 'redocly.yaml');
  const args = ['lint', document, '--config', config, '--format', 'json', '--max-problems', '1000'];
  const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { output } = await run(redocly, args, { env });
  const json = /^\{[\s\S]*^\}/m.exec(output)?.[0];
  if (!json) throw new Error(`Redocly did not answer:\n${output}`);
  const { problems } = JSON.parse(json) as Report;
  return problems.map(
    ({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer ?? ''}: ${message.split('\n')[0]}`,
  );
}

/** A gateway that has just started may not have read every service's part yet. */
async function wholeDocument(url: string, signal: AbortSignal): Promise<string> {
  for (;;) {
    signal.throwIfAborted();
    const text = await (await fetch(`${url}/api/openapi.json`, { signal })).text();
    const { tags } = JSON.parse(text) as { tags: { name: string }[] };
    if (SERVICES.every((name) => tags.some((tag) => tag.name === name))) return text;
    await wait(200);
  }
}

const signal = stopSignal();
main(signal).then(
  (ok) => process.exit(ok ? 0 : 1),
  (error: Error) => {
    process.stderr.write(`\n${error.message}\n`);
    process.exit(1);
  },
);
