import { seedDefinitions } from './definitions.ts';
import { seedDemo } from './demo.ts';

/** Writes what every page needs, and for a demonstration articles, authors and partners; running it again changes nothing but the dates. */
export async function seed({ demo }: { demo: boolean }): Promise<void> {
  await seedDefinitions();
  if (demo) await seedDemo();
}
