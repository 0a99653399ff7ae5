import { seedDefinitions } from './definitions.ts';
import { seedDemo } from './demo.ts';

/** Writes categories and filters, and for a demonstration products and kits; running it again changes nothing but the dates. */
export async function seed({ demo }: { demo: boolean }): Promise<void> {
  await seedDefinitions();
  if (demo) await seedDemo();
}
