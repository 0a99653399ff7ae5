import { seedDefinitions } from './definitions.ts';
import { seedSampleDays } from './sample-days.ts';

/** The demo member who has kept the diary for a week (the account service seeds the same id). */
export const WEEK_OLD_USER = '65f000000000000000000002';

/** Writes the demo content; again: definitions are renewed, what members wrote stays. */
export async function seed(): Promise<void> {
  await seedDefinitions();
  await seedSampleDays(WEEK_OLD_USER);
}
