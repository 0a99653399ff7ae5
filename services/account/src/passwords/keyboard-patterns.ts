/** Runs of keys on a keyboard and well-known rows of signs; also backwards. */
const PATTERNS = [
  '01234567890',
  '135792468013579',
  '1020304050607080901',
  '3141592653589793',
  '1123581321345589',
  '11235813',
  '14789632',
  '147258369',
  '159357',
  'abcdefghijklmnopqrstuvwxyz',
  'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  'qwertyuiop[]',
  'qwertzuiop',
  'azertyuiop',
  "asdfghjkl;'",
  'zxcvbnm,./',
  'йцукенгшщзхїъ',
  'фівапролджє',
  'фывапролджэ',
  'ячсмитьбю',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.',
  'zaq12wsxcde34rfvbgt56yhnmju7',
  '1qazxsw23edcvfr45tgbnhy67ujm',
  '2wsx1qaz',
  'zaq1xsw2cde3vfr4bgt5nhy6mju7',
  '!qaz@wsx#edc$rfv%tgb^yhn',
  'qazwsxedcrfvtgbyhnujmikolp',
  'qazxswedcvfrtgbnhyujmkiol',
  'qwaszxerdfcvtyghbn',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1a2s3d4f5g6h7j8k9l',
  'a1s2d3f4g5h6j7k8l9',
  '1z2x3c4v5b6n7m',
  'z1x2c3v4b5n6m7',
  'a1b2c3d4e5f6g7h8i9',
  '1a2b3c4d5e6f7g8h9i',
  '1й2ц3у4к5е6н7г8ш9щ',
  'йфяцычувскамепинртгоьшлбщдю',
  'йфяцічвсукам',
  '1йфя2цыч3увс4кам5епи6нрт',
  '!@#$%^&*()_+',
  '!q@w#e$r%t^y&u*i(o)p',
];

const SHORTEST = 3;
const LONGEST = Math.max(...PATTERNS.map((pattern) => pattern.length));
/** Every piece of a pattern. */
const PIECES = new Set(
  PATTERNS.flatMap((pattern) => [pattern, [...pattern].reverse().join('')]).flatMap((pattern) =>
    [...pattern].flatMap((_, from) =>
      Array.from({ length: pattern.length - from }, (_, more) => pattern.slice(from, from + more + 1)),
    ),
  ),
);

/** True when the whole text is made of patterns: 'qwerty123', 'qweasdzxc'; a sign or two around them change nothing. */
export const isKeyboardPattern = (text: string): boolean =>
  [text, text.slice(0, -1), text.slice(0, -2), text.slice(1)].some(isWhole);

function isWhole(text: string): boolean {
  /** Up to where pieces reach, from the beginning. */
  const reached = new Set([0]);
  for (let end = SHORTEST; end <= text.length; end++) {
    for (let length = SHORTEST; length <= Math.min(LONGEST, end); length++) {
      if (!reached.has(end - length) || !PIECES.has(text.slice(end - length, end))) continue;
      reached.add(end);
      break;
    }
  }
  return reached.has(text.length);
}
