import { exitWithCount } from './count.ts';
import { runUnitTests } from './unit.ts';

/** `npm run unit -- services/shop/src/cart`: the jest tests of a file, a folder or a package; all of them without. */
await exitWithCount(() => runUnitTests(process.argv.slice(2)));
