import plugin from './browser-plugin.ts';
import { setReleases } from './releases.ts';

test("a remote's container must be what its release says, preloaded or not", () => {
  const release = { url: '/assets/mfe-shop/1/', integrity: { 'remoteEntry.js': 'sha384-entry' } };
  const shell = { url: '/assets/shell/1/', integrity: {} };
  setReleases({ shell, remotes: { 'mfe-shop': release } } as never);
  const url = `${location.origin}/assets/mfe-shop/1/remoteEntry.js`;
  const script = plugin().createScript!({ url } as never) as HTMLScriptElement;
  expect(script.integrity).toBe('sha384-entry');
  expect(script.src).toBe(url);
});
