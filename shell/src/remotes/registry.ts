import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Locale } from '@stezhka/kit-contract';
import { containerName, type ReleaseSet } from '@stezhka/shell-composition/releases';
import type { RemoteModule } from '@stezhka/shell-contract';
import { shellApi } from '../shell-api.tsx';
import { addMiddleware } from '../state/remote-middleware.ts';
import { injectReducers } from '../state/store.ts';
import { addTexts } from '../texts/texts.ts';
import { setReleases } from './releases.ts';
import { withRetries } from './timeouts.ts';

const loaded = new Map<string, Promise<RemoteModule>>();

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

/** A failed attempt is forgotten, so that the next call loads again. */
export function remoteModule(name: string): Promise<RemoteModule> {
  let promise = loaded.get(name);
  if (!promise) {
    promise = withRetries(() => load(name));
    loaded.set(name, promise);
    promise.catch(() => loaded.delete(name));
  }
  return promise;
}

export const loadedRemotes = () => [...loaded];

async function load(name: string): Promise<RemoteModule> {
  const module = await loadRemote<{ default: RemoteModule }>(`${containerName(name)}/remote`);
  if (!module?.default) throw new Error(`${name} did not load`);
  const remote = module.default;
  remote.connect(shellApi);
  injectReducers(remote.reducers ?? {});
  addMiddleware(...(remote.middleware ?? []));
  return remote;
}

export async function remoteTexts(
  { messages }: Partial<Pick<RemoteModule, 'messages'>>,
  name: string,
  locale: Locale,
): Promise<void> {
  await addTexts(name, locale, async () => (await messages![locale]()).default);
}
