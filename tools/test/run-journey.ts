import { runBrowserTests } from './browser.ts';
import { finish } from './finish.ts';

/** `npm run journey -- breadcrumbs`: the journeys of one file; builds only what is stale. All of them without. */
await finish(() => runBrowserTests(process.argv.slice(2)));
