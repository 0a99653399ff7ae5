import { benchCards } from './cards.ts';
import { benchCart } from './cart.ts';
import { benchCatalogue } from './catalogue.ts';
import { benchDev } from './dev.ts';
import { benchDiary } from './diary.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLogin } from './login.ts';
import { benchPages } from './pages.ts';
import { benchPictures } from './pictures.ts';
import { benchRendererMemory } from './renderer-memory.ts';
import { benchRouter } from './router.ts';
import { benchSearch } from './search.ts';
import { benchSize } from './size.ts';
import { benchUploads } from './uploads.ts';

const BENCHES: Record<string, (...more: string[]) => Promise<void>> = {
  size: benchSize,
  router: benchRouter,
  catalogue: benchCatalogue,
  search: benchSearch,
  cart: benchCart,
  dev: benchDev,
  cards: benchCards,
  diary: benchDiary,
  lighthouse: benchLighthouse,
  pages: benchPages,
  login: benchLogin,
  'renderer-memory': benchRendererMemory,
  uploads: benchUploads,
  pictures: benchPictures,
};

/** `npm run bench -- size`, `npm run bench -- lighthouse /offer`: figures that stand in the docs come from here. */
const [name = '', ...more] = process.argv.slice(2);
const bench = BENCHES[name];
if (!bench) {
  process.stderr.write(`Say which: ${Object.keys(BENCHES).join(', ')}.\n`);
  process.exit(2);
}
await bench(...more);
