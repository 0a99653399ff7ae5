// Gathers the glyphs that definitions may name into one picture: `node mfe-diary/art/draw-glyphs.ts`.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DIARY_ICONS } from '@stezhka/diary-contract';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const exported = lucide as unknown as Record<string, lucide.LucideIcon>;
/** 'flower-2' is exported as Flower2. */
const glyphOf = (name: string) =>
  exported[name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())]!;
const symbolOf = (name: string) => {
  const drawn = renderToStaticMarkup(createElement(glyphOf(name)));
  const shapes = drawn.replace(/^<svg[^>]*>|<\/svg>$/g, '').replace(/><\/(path|circle|line|rect)>/g, '/>');
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
};

await writeFile(
  join(import.meta.dirname, '../src/lib/glyphs.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">
<!-- Glyphs of Lucide, ISC licence, https://lucide.dev/license -->
${DIARY_ICONS.map(symbolOf).join('\n')}
</svg>
`,
);
