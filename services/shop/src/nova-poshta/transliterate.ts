const pairs = (text: string): [string, string][] =>
  text.split(' ').map((pair) => pair.split('=') as [string, string]);

/** Resolution 55 of 2010, the spelling of passports and road signs. */
const LATIN = new Map(
  pairs(
    "а=a б=b в=v г=h ґ=g д=d е=e є=ie ж=zh з=z и=y і=i ї=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ь= ю=iu я=ia ’= ʼ= '=",
  ),
);
const AT_START = new Map(pairs('є=ye ї=yi й=y ю=yu я=ya'));

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A Ukrainian name in Latin letters: 'Біла Церква' → 'Bila Tserkva'. */
export const toLatin = (text: string): string =>
  text.replaceAll(/зг|[а-яґєії’ʼ']/giu, (found, at: number) => {
    const letter = found.toLowerCase();
    const isStart = !/[\p{L}’ʼ']/u.test(text.charAt(at - 1));
    const latin =
      letter === 'зг' ? 'zgh' : ((isStart ? AT_START.get(letter) : undefined) ?? LATIN.get(letter)!);
    return found[0] === letter[0] ? latin : capital(latin);
  });

/** Longer ones first. */
const CYRILLIC = pairs(
  'shch=щ zgh=зг zh=ж kh=х ts=ц ch=ч sh=ш ya=я ia=я yu=ю iu=ю ye=є ie=є a=а b=б v=в h=г g=г d=д e=е z=з y=и i=і k=к l=л m=м n=н o=о p=п r=р s=с t=т u=у f=ф j=й w=в c=ц q=к x=кс',
);

/** The likeliest Ukrainian spelling of Latin letters: 'kyiv' → 'київ'; soft signs and apostrophes are not heard. */
export const toUkrainian = (text: string): string =>
  CYRILLIC.reduce(
    (left, [latin, letter]) => left.replaceAll(latin, letter),
    text
      .toLowerCase()
      .replaceAll(/\byi/g, 'ї')
      .replaceAll(/yi\b/g, 'ий')
      .replaceAll(/(?<=[aeouy])i/g, 'ї'),
  );
