import { spawn } from 'node:child_process';
import { ROOT } from '../build/webpack-config.ts';

export interface RunResult {
  /** null when it was ended by a signal or never started. */
  code: number | null;
  output: string;
}

export function run(
  command: string,
  args: string[],
  { env = {}, signal }: { env?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<RunResult> {
  const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env }, signal });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: null, output: output + error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}
