/** Where all spellings agree. */
const PLAIN = pairs(
  'а a б b в v г h ґ g д d е e є ie ё e ж zh з z и y і i ї i й i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ы y э e ю iu я ia',
);
/** Spellings of passports and chats. */
const HABITS = [
  '',
  'є ye ї yi й y ю yu я ya',
  'х h ц c щ sch',
  'є ye й y х h ц c щ sch ю yu я ya',
  'г g и i й y ю yu я ya ё yo',
  'г g и i х h ц c щ sch ю u я ya',
  'г g и i й y х h ц c ю yu я ya ж j',
  'и i й j х h ц c є je ї ji ё jo ю ju я ja',
  'г g и i й j х h ц c ё jo ю ju я ja',
  'г g и i й y х h ц c ч 4 ш 6 ю yu я ya',
].map((habit) => ({ ...PLAIN, ...pairs(habit) }));

/** 'привіт' → 'pryvit', 'privit' … */
export function transliterate(word: string): string[] {
  // A soft sign is heard before a vowel: 'счастье' is 'schastye' too.
  const heard = word.replace(/ь(?=[еєиюя])/g, 'й');
  const spelt = HABITS.flatMap((habit) =>
    [word, heard].map((one) => [...one].map((letter) => habit[letter] ?? '').join('')),
  );
  return [...new Set(spelt.flatMap((one) => [one, one.replaceAll('ks', 'x')]))];
}

function pairs(text: string): Record<string, string> {
  const words = text.split(' ');
  return Object.fromEntries(words.flatMap((word, i) => (i % 2 ? [[words[i - 1]!, word]] : [])));
}
