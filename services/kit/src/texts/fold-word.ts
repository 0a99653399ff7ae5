const pairs = (text: string): [string, string][] =>
  text.split(' ').map((pair) => pair.split('=') as [string, string]);

/** Digraphs of Latin letters as one letter each, so that doubled ones are told from them. */
const SOUNDS = pairs('shch=щ sch=щ zgh=зг zh=ж kh=г ch=ч sh=ш ts=ц tz=ц ph=ф');
const FOLDED = new Map(
  pairs(
    'а=a б=b в=v г=h ґ=h д=d е=e є=ie ё=e ж=ž з=z и=i і=i ї=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=ц ч=č ш=š щ=щ ы=i э=e ю=iu я=ia g=h y=i j=i w=v',
  ),
);

/**
 * One key of a word for every alphabet and spelling: 'Одеса', 'Одесса', 'Odesa' and 'Odessa' are the same, and so
 * are 'щоденник' and 'schodennyk'.
 */
export function foldWord(text: string): string {
  const letters = SOUNDS.reduce(
    (left, [latin, letter]) => left.replaceAll(latin, letter),
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}]/gu, '')
      // Heard before a vowel: 'Запорожье' is 'Zaporozhye'.
      .replaceAll(/[ьъ](?=[еєёюя])/g, 'и'),
  );
  return [...letters]
    .map((letter) => (/[ьъ]/.test(letter) ? '' : (FOLDED.get(letter) ?? letter)))
    .join('')
    .replaceAll(/(.)\1+/g, '$1');
}
