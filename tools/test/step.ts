import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../build/webpack-config.ts';

export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** What it prints is of interest even when all is well. */
  tells?: boolean;
}

export interface StepResult {
  name: string;
  ok: boolean;
  seconds: number;
  output: string;
}

/** Runs one tool of the project; what it prints is shown when it fails, or as it comes. */
export function runStep({ name, command, args, env }: Step, live = false): Promise<StepResult> {
  const startedAt = Date.now();
  return new Promise((resolve) => {
    const child = spawn(join(ROOT, 'node_modules', '.bin', command), args, {
      cwd: ROOT,
      stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    const end = (ok: boolean) => resolve({ name, ok, output, seconds: (Date.now() - startedAt) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('exit', (code) => end(code === 0));
  });
}
