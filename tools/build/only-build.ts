import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** False while another process has a folder `<name>-<pid>`: webpack's cache bears one build at a time. */
export function isOnlyBuild(parent: string, name: string, pid: number): boolean {
  mkdirSync(join(parent, `${name}-${pid}`), { recursive: true });
  const others = readdirSync(parent)
    .map((entry) => new RegExp(`^${name}-(\\d+)$`).exec(entry)?.[1])
    .filter((other) => other !== undefined && Number(other) !== pid)
    .map(Number);
  const living = others.filter(isAlive);
  for (const dead of others.filter((other) => !living.includes(other)))
    rmSync(join(parent, `${name}-${dead}`), { recursive: true, force: true });
  return living.length === 0;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
