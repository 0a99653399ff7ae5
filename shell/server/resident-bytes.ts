import { readFileSync } from 'node:fs';

/** Memory of a process that is in use, in bytes (proc(5)); 0 where it cannot be known. */
export function residentBytes(pid: number | undefined): number {
  try {
    const [, kib = 0] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kib) * 1024;
  } catch {
    return 0;
  }
}
