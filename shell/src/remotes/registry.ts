import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Locale } from '@stezhka/kit-contract';
import { containerName, type ReleaseSet } from '@stezhka/shell-composition/releases';
import type { Messages, RemoteModule } from '@stezhka/shell-contract';
import { shellApi } from '../shell-api.tsx';
import { dynamicMiddleware } from '../state/dynamic-middleware.ts';
import { injectReducers } from '../state/store.ts';
import { addTexts } from '../texts/texts.ts';
import { setReleases } from './releases.ts';
import { withRetries } from './timeouts.ts';

const loaded = new Map<string, Promise<RemoteModule>>();

/** Tells the frame what there is, and the federation runtime where each remote's container is. */
export function registerReleases(set: ReleaseSet, address: (remote: string) => string): void {
  setReleases(set);
  registerRemotes(
    Object.keys(set.remotes).map((name) => ({
      name: containerName(name),
      entry: address(name),
      type: 'global',
    })),
    { force: true },
  );
}

/** Loads a remote once; a failed attempt is forgotten, so that the next one starts afresh. */
export function remoteModule(name: string): Promise<RemoteModule> {
  let promise = loaded.get(name);
  if (!promise) {
    promise = withRetries(() => load(name));
    loaded.set(name, promise);
    promise.catch(() => loaded.delete(name));
  }
  return promise;
}

/** The remotes that this page has asked for so far. */
export const loadedRemotes = () => [...loaded];

async function load(name: string): Promise<RemoteModule> {
  const module = await loadRemote<{ default: RemoteModule }>(`${containerName(name)}/remote`);
  if (!module?.default) throw new Error(`${name} did not load`);
  const remote = module.default;
  remote.connect(shellApi);
  injectReducers(remote.reducers ?? {});
  dynamicMiddleware.addMiddleware(...(remote.middleware ?? []));
  return remote;
}

/** Loads a remote's texts in one language into the shared table. */
export async function remoteTexts(remote: RemoteModule, name: string, locale: Locale): Promise<void> {
  await addTexts(name, locale, async () => (await remote.messages[locale]()).default as Messages);
}
