export default async function teardown() {
  await (globalThis as { stopDatabase?: () => Promise<void> }).stopDatabase?.();
}
