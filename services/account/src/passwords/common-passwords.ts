import { latinKeys } from '@stezhka/kit/keyboard';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { normalizePassword } from './hashing.ts';

/** A hundred million guesses, as many as eight signs at random are worth to the library. */
const SAFE_LOG10 = 8;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Takes a second of the processor, so a service does it as it starts. */
export const loadEstimator = (): Promise<ZxcvbnFactory> => {
  estimator ??= createEstimator();
  return estimator;
};

async function createEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english, { OWN_WORDS }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('./common-words.ts'),
  ]);
  const { qwerty, keypad } = common.adjacencyGraphs;
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary, ...OWN_WORDS },
    graphs: { qwerty, keypad },
    // With the defaults (100 and 256) one password of the greatest length occupies the service for seconds.
    l33tMaxSubstitutions: 3,
    maxLength: 64,
  });
}

/** Product 5, Registration. Cyrillic letters also count as the Latin ones of their keys. */
export async function isCommonPassword(password: string, email: string): Promise<boolean> {
  const estimator = await loadEstimator();
  const text = normalizePassword(password);
  const own = [email, ...email.split('@', 1)];
  const guessesLog10 = (one: string) => estimator.check(one, own).guessesLog10;
  return [...new Set([text, latinKeys(text)])].some((one) => {
    const word = one.replace(/^\P{L}+|(?<!\P{L})\P{L}+$/gu, '');
    const around = one.length - word.length;
    // The library thinks little of a word with digits on both sides: each of them is a few more guesses.
    return guessesLog10(one) < SAFE_LOG10 || (!!word && guessesLog10(word) + around < SAFE_LOG10);
  });
}
