import { exitWithCount } from './count.ts';
import { runJourneys } from './journeys.ts';

/** `npm run journey -- breadcrumbs`: the journeys of one file; builds only what is stale. All of them without. */
await exitWithCount(() => runJourneys(process.argv.slice(2)));
