import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetUnusedDrawings, warmFirstPages } from './drawings.ts';

const DAY_SECONDS = 24 * 60 * 60;

test('drawings that no site has taken for a month are removed, and a folder that is not there is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stezhka-drawings-'));
  const now = Date.now() / 1000;
  for (const [name, days] of Object.entries({ old: 31, used: 29 })) {
    mkdirSync(join(folder, name));
    utimesSync(join(folder, name), now, now - days * DAY_SECONDS);
  }
  forgetUnusedDrawings(folder);
  expect(readdirSync(folder)).toEqual(['used']);
  rmSync(folder, { recursive: true });
  expect(() => forgetUnusedDrawings(folder)).not.toThrow();
});

test('the first pages are asked in each language, and each picture once: preloaded ones in every width', async () => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, res) => {
    asked.push(url);
    const id = url.replace(/\W/g, '');
    res.end(
      url.startsWith('/files')
        ? 'bytes'
        : `<link imagesrcset="/files/content/hero/400.webp 400w, /files/content/hero/1600.webp 1600w">
           <source srcset="/files/shop/p${id}/400.webp 400w, /files/shop/p${id}/1200.webp 1200w">
           <img src="/files/shop/p${id}/800.jpeg">`,
    );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await warmFirstPages(`http://127.0.0.1:${port}`, new AbortController().signal);
  server.close();
  const pictures = asked.filter((url) => url.startsWith('/files')).sort();
  expect(asked).toEqual(expect.arrayContaining(['/', '/ru', '/en', '/catalog', '/en/catalog']));
  expect(pictures.filter((url) => url.includes('hero'))).toEqual([
    '/files/content/hero/1600.webp',
    '/files/content/hero/400.webp',
  ]);
  // What is drawn at the widest holds the others.
  const asked1600 = asked.indexOf('/files/content/hero/1600.webp');
  expect(asked.indexOf('/files/content/hero/400.webp')).toBeGreaterThan(asked1600);
  expect(pictures).toContain('/files/shop/pencatalog/400.webp');
  expect(pictures.filter((url) => /\/1200|jpeg/.test(url))).toEqual([]);
  expect(new Set(pictures).size).toBe(pictures.length);
});
