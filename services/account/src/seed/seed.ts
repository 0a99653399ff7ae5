/** The account service needs no definitions. The demo members' password is public: only a demonstration has them. */
export async function seed({ demo }: { demo: boolean }): Promise<void> {
  if (!demo) return;
  // Only here, and not before: an image for real people does not hold them (docker/Dockerfile).
  await (await import('./demo.ts')).seedDemo();
  await (await import('./belongings.ts')).seedBelongings();
  await (await import('./experts.ts')).seedExperts();
}
