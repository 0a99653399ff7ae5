import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIARY_ICONS } from '@stezhka/diary-contract';
import { render } from '@testing-library/react';
import { Glyph } from './glyph.tsx';

const drawn = readFileSync(join(import.meta.dirname, 'glyphs.svg'), 'utf8');

test('every icon that a definition may name is drawn', () => {
  const names = [...drawn.matchAll(/<symbol id="([\w-]+)" viewBox="0 0 24 24"><\w/g)].map(([, name]) => name);
  expect(names).toEqual([...DIARY_ICONS]);
});

test('a glyph points into the picture by its name', () => {
  const { container } = render(<Glyph name="moon" size={18} />);
  expect(container.querySelector('use')!.getAttribute('href')).toMatch(/\.svg#moon$/);
});
