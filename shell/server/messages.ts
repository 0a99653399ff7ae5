import type { ReleaseSet } from '@stezhka/shell-composition/releases';
import type { RenderedPage } from '@stezhka/shell-composition/rendering';
import type { RenderRequest } from '../src/server.tsx';

export interface WorkerSetUp {
  releases: ReleaseSet;
  /** The shell's server build; each remote's by its name. */
  shell: string;
  remotes: Record<string, string>;
}

export interface CallRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
}

export interface CallReply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export type ToWorker =
  | { type: 'setUp'; setUp: WorkerSetUp }
  | { type: 'render'; id: number; request: RenderRequest }
  | { type: 'reply'; call: number; reply?: CallReply }
  | { type: 'ping'; id: number };

/** Written by releases' code: the renderer checks each of them. */
export type FromWorker =
  | { type: 'up' }
  | { type: 'page'; id: number; page: RenderedPage }
  | { type: 'failed'; id: number; error: string }
  | { type: 'call'; call: number; request: CallRequest }
  | { type: 'pong'; id: number };
