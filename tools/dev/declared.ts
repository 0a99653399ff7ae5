import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { declared } from '../build/write-release.ts';
import { folderOf, ROOT } from '../workspaces.ts';

/** Run as a thread: an imported module stays as it was, and a remote's paths change while it is developed. */
const { part, chunks } = workerData as { part: string; chunks: Record<string, string[]> };
declared(part, join(ROOT, folderOf(part)), chunks).then(
  (found) => parentPort!.postMessage({ declared: found }),
  (error: Error) => parentPort!.postMessage({ error: error.message }),
);
