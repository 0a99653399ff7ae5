/** What no page sends, for each field of a call. */
export const HOSTILE: readonly (readonly [what: string, value: unknown])[] = [
  ['an operator', { $ne: null }],
  ['another operator', { $gt: '' }],
  ['a list of operators', [{ $ne: null }]],
  ['no number', Number.NaN],
  ['less than nothing', -1],
  ['too much', 1e9],
  ['a huge text', 'x'.repeat(100_000)],
  ['signs that end texts', '\u0000\u202e'],
];

/** Parts of an address that are made to break it. */
export const HOSTILE_PARTS: readonly string[] = [
  '$ne',
  '../../etc/passwd',
  '[object Object]',
  'x'.repeat(900),
  '%00',
];
