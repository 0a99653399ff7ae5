import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawPicture, MARK } from '@stezhka/art';
import { raster } from '@stezhka/kit/raster';
import { LOCALES, type Locale, localePath } from '@stezhka/kit-contract';
import { ROOT } from './build/webpack-config.ts';

/** Icons, the picture of link previews and manifests, drawn once and committed. Run: `node tools/icons.ts`. */
const PUBLIC = join(ROOT, 'gateway/public');
const COLOURS = { deep: '#14342d', ink: '#eeebe1', sun: '#e8994e', paper: '#f6f6f1' };

const NAMES: Record<Locale, { name: string; short: string; description: string }> = {
  uk: {
    name: 'Стежка: щоденник, книжки й карти',
    short: 'Стежка',
    description: 'Особистий щоденник, паперові щоденники, метафоричні карти й статті.',
  },
  ru: {
    name: 'Стежка: дневник, книги и карты',
    short: 'Стежка',
    description: 'Личный дневник, бумажные дневники, метафорические карты и статьи.',
  },
  en: {
    name: 'Stezhka: a diary, books and cards',
    short: 'Stezhka',
    description: 'A personal diary, paper diaries, metaphor cards and articles.',
  },
};

/** @param part of the icon's side that the mark takes @param radius of 32 */
function icon({ part, radius }: { part: number; radius: number }): string {
  const scale = (part * 32) / 31;
  const at = (centre: number) => 16 - centre * scale;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="${radius}" fill="${COLOURS.deep}"/>` +
    `<g transform="translate(${at(16.4).toFixed(2)} ${at(16.1).toFixed(2)}) scale(${scale.toFixed(3)})">` +
    `<path d="${MARK}" fill="none" stroke="${COLOURS.ink}" stroke-width="3.1" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<circle cx="22.6" cy="4.6" r="3.1" fill="${COLOURS.sun}"/></g></svg>\n`
  );
}

/** An .ico file that holds one PNG, as every browser of this century reads it. */
function ico(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const manifest = (locale: Locale) => ({
  id: '/',
  lang: locale,
  dir: 'ltr',
  name: NAMES[locale].name,
  short_name: NAMES[locale].short,
  description: NAMES[locale].description,
  start_url: localePath('/', locale),
  scope: '/',
  display: 'minimal-ui',
  background_color: COLOURS.paper,
  theme_color: COLOURS.paper,
  icons: [
    ...[192, 512].map((side) => picture(`/icon-${side}.png`, side, 'any')),
    ...[192, 512].map((side) => picture(`/icon-maskable-${side}.png`, side, 'maskable')),
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
});
const picture = (src: string, side: number, purpose: string) => ({
  src,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});

function save(file: string, content: string | Buffer): void {
  const path = join(PUBLIC, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  process.stdout.write(`${file}\n`);
}

const png = (svg: string, width: number) => raster(svg, { width, format: 'png' });
const rounded = icon({ part: 0.72, radius: 8 });
/** Systems cut this icon to their own shape, so its content lies within the inner four fifths. */
const full = icon({ part: 0.56, radius: 0 });

save('favicon.svg', rounded);
save('favicon.ico', ico(await png(rounded, 32), 32));
save('apple-touch-icon.png', await png(icon({ part: 0.66, radius: 0 }), 180));
for (const side of [192, 512]) {
  save(`icon-${side}.png`, await png(rounded, side));
  save(`icon-maskable-${side}.png`, await png(full, side));
}
for (const locale of LOCALES)
  save(`.${localePath('/manifest.webmanifest', locale)}`, `${JSON.stringify(manifest(locale), null, 2)}\n`);
const share = drawPicture({
  draw: 'landscape',
  slug: 'stezhka-do-sebe',
  options: { kind: 'hills', hour: 'dawn', w: 1200, h: 630 },
});
save('share.jpg', await raster(share, { width: 1200, format: 'jpeg' }));
