import { missingExports } from './compatibility.ts';

const shell = { name: 'shell', version: 'b2', offers: { '@stezhka/router': ['Link'], react: ['useState'] } };
const remote = (uses?: Record<string, string[]>) => ({ name: 'mfe-y', version: 'a1', ...(uses && { uses }) });

test('a remote fits a shell that offers each export it uses', () => {
  expect(missingExports(shell, remote({ '@stezhka/router': ['Link'] }))).toBeUndefined();
  expect(missingExports(shell, remote({ react: [] }))).toBeUndefined();
});

test('each export that the shell lacks is named with its module and both releases', () => {
  const uses = {
    '@stezhka/router': ['Link', 'Outlet'],
    '@stezhka/store': ['useSelector'],
    react: ['useState'],
  };
  expect(missingExports(shell, remote(uses))).toBe(
    "mfe-y a1 uses 'Outlet' of @stezhka/router and 'useSelector' of @stezhka/store, which shell b2 does not offer.",
  );
});

test('releases from before builds named their exports are taken as they are', () => {
  expect(missingExports(shell, remote())).toBeUndefined();
  expect(missingExports({ name: 'shell', version: 'a0' }, remote({ react: ['use'] }))).toBeUndefined();
});
