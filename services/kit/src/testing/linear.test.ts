import { jest } from '@jest/globals';
import { expectLinear, repeated } from './linear.ts';

const make = (size: number) => repeated('a', size);
const sizes = { largest: 12_000, floor: 10 };
/** Microseconds of the processor, as the parsers below tell them. */
let taken = 0;
beforeEach(() => {
  jest
    .spyOn(process, 'cpuUsage')
    .mockImplementation((before) => ({ user: taken - (before?.user ?? 0), system: 0 }));
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['grows with the input', (text: string) => 20 * text.length],
  ['is hardly any', (text: string) => text.length ** 2 / 2_000],
])('a parser whose work %s passes', async (_, work) => {
  await expectLinear((text) => (taken += work(text)), make, sizes);
});

test('a parser whose work grows with the square of the input is found', async () => {
  const square = expectLinear((text) => (taken += text.length ** 2), make, sizes);
  await expect(square).rejects.toThrow('toBeLessThan');
});
