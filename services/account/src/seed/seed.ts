import { seedDemo } from './demo.ts';

/** The account service needs no definitions. The demo members' password is public: only a demonstration has them. */
export async function seed({ demo }: { demo: boolean }): Promise<void> {
  if (demo) await seedDemo();
}
