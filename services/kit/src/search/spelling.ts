import { foldWord } from '../texts/fold-word.ts';

/** Letters of a word by which its misspellings are looked up; later ones are compared alone. */
const KEY_LENGTH = 7;

const mostErrors = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/**
 * The beginning of a word as it sounds, with up to so many letters left out as its length allows errors. Two words
 * that differ by an error have one of these in common: a letter that is wrong, missing, doubled or swapped.
 */
export function spellingKeys(word: string): string[] {
  const start = foldWord(word).slice(0, KEY_LENGTH);
  const keys = new Set(start ? [start] : []);
  let last = [...keys];
  for (let errors = mostErrors(word); errors > 0; errors--) {
    last = last.flatMap((key) => Array.from(key, (_, at) => key.slice(0, at) + key.slice(at + 1)));
    for (const key of last) if (key) keys.add(key);
  }
  return [...keys];
}

/** Says by how many errors the typed word differs from one that sounds so; null: another word. */
export function errorCounter(typed: string): (sound: string) => number | null {
  const [own, most] = [foldWord(typed), mostErrors(typed)];
  return (sound) => {
    const errors = distance(own, sound, most);
    return errors > most ? null : errors;
  };
}

/** Letters changed, added, left out or swapped with the next one (optimal string alignment); more than `most` is cut off. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (same ? 0 : 1));
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? Infinity) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, above] = [above, row];
  }
  return above[b.length]!;
}
