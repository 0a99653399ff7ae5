import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/webpack-config.ts';
import { run } from './run.ts';

const REDOCLY = '@redocly/cli@2.77.0';
const SCHEMATHESIS = 'schemathesis==4.32.5';
const CACHE = join(ROOT, '.cache', 'fuzz');

export interface Tools {
  redocly: string;
  schemathesis: string;
}

/** Installs both tools in the cache, once per version. @throws Error with what the package manager says */
export async function installTools(say: (line: string) => void): Promise<Tools> {
  const npm = join(CACHE, REDOCLY.replace(/\W+/g, '-'));
  const python = join(CACHE, SCHEMATHESIS.replace(/\W+/g, '-'));
  const tools = {
    redocly: join(npm, 'node_modules', '.bin', 'redocly'),
    schemathesis: join(python, 'bin', 'schemathesis'),
  };
  if (!existsSync(tools.redocly)) {
    say(REDOCLY);
    mkdirSync(npm, { recursive: true });
    await must('npm', ['install', '--prefix', npm, '--no-audit', '--no-fund', '--ignore-scripts', REDOCLY]);
  }
  if (!existsSync(tools.schemathesis)) {
    say(SCHEMATHESIS);
    await must('python3', ['-m', 'venv', '--clear', python]);
    await must(join(python, 'bin', 'python'), ['-m', 'pip', 'install', '--quiet', SCHEMATHESIS]);
  }
  return tools;
}

async function must(command: string, args: string[]): Promise<void> {
  const { code, output } = await run(command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
}
