import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { callUrl } from '@stezhka/kit-contract';
import { getSandboxFont, type SandboxFont } from '@stezhka/shop-contract';

interface Face {
  family: string;
  weights: string;
  file: string;
  /** Letters that it is loaded for. */
  range: string;
}

const LATIN = 'U+0000-00FF, U+02BB-02BC, U+2000-206F, U+2212';
const CYRILLIC = 'U+0301, U+0400-045F, U+0490-0491, U+2116';
/** Of a package's file, by its address. */
const commissioner = (file: string, range: string): Face => ({
  family: 'Commissioner',
  weights: '100 900',
  file: fileURLToPath(file),
  range,
});
const brygada = (file: string, range: string): Face => ({
  family: 'Brygada 1918',
  weights: '400 700',
  file: fileURLToPath(file),
  range,
});

const FACES: Record<SandboxFont, Face> = {
  'text-latin': commissioner(
    import.meta.resolve('@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2'),
    LATIN,
  ),
  'text-cyrillic': commissioner(
    import.meta.resolve('@fontsource-variable/commissioner/files/commissioner-cyrillic-wght-normal.woff2'),
    CYRILLIC,
  ),
  // Brygada has none.
  'text-hryvnia': commissioner(
    import.meta.resolve(
      '@fontsource-variable/commissioner/files/commissioner-cyrillic-ext-wght-normal.woff2',
    ),
    'U+20B4',
  ),
  'head-latin': brygada(
    import.meta.resolve('@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2'),
    LATIN,
  ),
  'head-cyrillic': brygada(
    import.meta.resolve('@fontsource-variable/brygada-1918/files/brygada-1918-cyrillic-wght-normal.woff2'),
    CYRILLIC,
  ),
};

/** The site's own fonts: the page loads nothing of its releases. */
export const SANDBOX_FACES = Object.entries(FACES)
  .map(
    ([font, { family, weights, range }]) => `@font-face {
  font-family: "${family}";
  font-weight: ${weights};
  font-display: swap;
  src: url("/api${callUrl(getSandboxFont, { params: { font: font as SandboxFont } })}") format("woff2");
  unicode-range: ${range};
}
`,
  )
  .join('');

export const readSandboxFont = (font: SandboxFont): Promise<Buffer> => readFile(FACES[font].file);
