import { expectLinear, repeated } from './linear.ts';

const make = (size: number) => repeated('a', size);
/** Little enough for the quickest machine: 72 million steps take it more than twelve floors. */
const sizes = { largest: 12_000, floor: 1 };

test('a parser that looks at each character once passes', async () => {
  await expectLinear((text) => /^a*$/.test(text), make, sizes);
});

test('a parser whose work grows with the square of the input is found', async () => {
  const square = (text: string) => {
    let sum = 0;
    for (let from = 0; from < text.length; from++)
      for (let at = from; at < text.length; at++) sum += text.charCodeAt(at);
    return sum;
  };
  await expect(expectLinear(square, make, sizes)).rejects.toThrow('toBeLessThan');
});
