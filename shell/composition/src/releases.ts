import type { PageHead, Redirect } from '@stezhka/shell-contract';

export interface ReleaseChunk {
  scripts: string[];
  styles: string[];
}

/** '@stezhka/router' → ['Link', …] */
export type SharedExports = Record<string, string[]>;

export interface ReleaseManifest {
  name: string;
  version: string;
  entry: string;
  routes: string[];
  paths: string[];
  redirects?: Redirect[];
  slots: string[];
  offers?: SharedExports;
  uses?: SharedExports;
  service?: string;
  heads?: Record<string, PageHead>;
  demo?: true;
  admin: string[];
  /** By route id, slot name, 'texts-uk' or 'entry'. */
  chunks: Record<string, ReleaseChunk>;
  /** 'sha256-…' by file. */
  integrity: Record<string, string>;
  /** Brotli bytes of every script and style. */
  sizes: Record<string, number>;
}

export interface Release
  extends Pick<
      ReleaseManifest,
      'name' | 'version' | 'entry' | 'paths' | 'redirects' | 'slots' | 'chunks' | 'integrity'
    >,
    Partial<Pick<ReleaseManifest, 'admin'>> {
  /** '/assets/mfe-shop/1a2b3c4d/' */
  url: string;
}

export interface ReleaseSet {
  shell: Release;
  remotes: Record<string, Release>;
}

export const releaseSetKey = (set: ReleaseSet): string =>
  [set.shell, ...Object.values(set.remotes)]
    .map(({ name, version }) => `${name}@${version}`)
    .sort()
    .join(' ');

export const containerName = (remote: string): string => remote.replaceAll('-', '_');

const NAME = /^[a-z][a-z0-9-]{1,40}$/;
const VERSION = /^[A-Za-z0-9][\w.-]{0,63}$/;

/** True when both may stand in a path; nothing else reaches the file system. */
export const isReleaseId = (name: unknown, version: unknown): boolean =>
  typeof name === 'string' && typeof version === 'string' && NAME.test(name) && VERSION.test(version);
