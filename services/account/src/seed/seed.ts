import { seedBelongings } from './belongings.ts';
import { seedDemo } from './demo.ts';
import { seedExperts } from './experts.ts';

/** The account service needs no definitions. The demo members' password is public: only a demonstration has them. */
export async function seed({ demo }: { demo: boolean }): Promise<void> {
  if (!demo) return;
  await seedDemo();
  await seedBelongings();
  await seedExperts();
}
