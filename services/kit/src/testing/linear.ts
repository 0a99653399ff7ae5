const READINGS = 3;

/** Milliseconds of the processor, which a busy machine does not lengthen: the least of some readings. */
async function processorTime(work: () => unknown, count = READINGS): Promise<number> {
  const readings: number[] = [];
  for (let n = 0; n < count; n++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    readings.push((user + system) / 1000);
  }
  return Math.min(...readings);
}

/**
 * Holds a parser to its promise: four times the input is no more than twelve times the work. Work that grows
 * with the square of the size would be sixteen times as much.
 * @param floor milliseconds below which a quarter counts as this much: collecting garbage is noise
 */
export async function expectLinear<Input>(
  parse: (input: Input) => unknown,
  make: (size: number) => Input,
  { largest, floor }: { largest: number; floor: number },
): Promise<void> {
  const [small, large] = [make(Math.floor(largest / 4)), make(largest)];
  // Most input costs so little that a quarter of it need not be measured.
  if ((await processorTime(() => parse(large), 1)) < 12 * floor) return;
  const quarter = await processorTime(() => parse(small));
  expect(await processorTime(() => parse(large))).toBeLessThan(12 * Math.max(quarter, floor));
}

/** At most so many characters of it, again and again. */
export const repeated = (piece: string, size: number): string =>
  piece.repeat(Math.max(1, Math.floor(size / piece.length)));
