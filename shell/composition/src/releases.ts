import type { PageHead, Redirect } from '@stezhka/shell-contract';

/** The built files one route or slot needs, relative to the release's address. */
export interface ReleaseChunk {
  scripts: string[];
  styles: string[];
}

/** Names by the module that has them: '@stezhka/router' → ['Link', …]; of the shell's contract 'ShellApi.toast' and the like. */
export type SharedExports = Record<string, string[]>;

/** What a build says of itself; stands beside its files as release.json. */
export interface ReleaseManifest {
  /** 'shell' or 'mfe-shop'. */
  name: string;
  /** Hash of every built file: the same sources give the same version. */
  version: string;
  /** Browser entry: the shell's main script, a remote's container. */
  entry: string;
  /** Ids of the routes. */
  routes: string[];
  /** Path patterns without locale, most specific wins. */
  paths: string[];
  /** Absent in releases from before there were any. */
  redirects?: Redirect[];
  slots: string[];
  /** What the shell offers remotes, and what a remote uses of it; releases from before name neither. */
  offers?: SharedExports;
  uses?: SharedExports;
  /** Service that answers head and sitemap of the paths; releases from before there were any are called like theirs. */
  service?: string;
  /** By path, of a remote without a service. */
  heads?: Record<string, PageHead>;
  /** Published in demonstrations alone. */
  demo?: true;
  /** Those of the paths that stand in the admin layout. */
  admin: string[];
  /** By route id, slot name, 'texts-uk', or 'entry'; a browser is not told them. */
  chunks: Record<string, ReleaseChunk>;
  /** Subresource integrity of every file: 'sha256-…'; a browser is told those of scripts and styles. */
  integrity: Record<string, string>;
  /** Brotli bytes of every script and style. */
  sizes: Record<string, number>;
}

/** One release as a page uses it. */
export interface Release
  extends Pick<
      ReleaseManifest,
      'name' | 'version' | 'entry' | 'paths' | 'redirects' | 'slots' | 'chunks' | 'integrity'
    >,
    Partial<Pick<ReleaseManifest, 'admin'>> {
  /** '/assets/mfe-shop/1a2b3c4d/' */
  url: string;
}

/** Which version of which part this visitor gets. */
export interface ReleaseSet {
  shell: Release;
  remotes: Record<string, Release>;
}

/** The key under which renderers and page caches keep a set apart from others. */
export const releaseSetKey = (set: ReleaseSet): string =>
  [set.shell, ...Object.values(set.remotes)]
    .map(({ name, version }) => `${name}@${version}`)
    .sort()
    .join(' ');

/** 'mfe-shop' → 'mfe_shop', the container's global name. */
export const containerName = (remote: string): string => remote.replaceAll('-', '_');
