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
  ['a word like any other', 'khto-zna'],
];

/** Parts of an address that are made to break it. */
export const HOSTILE_PARTS: readonly string[] = [
  '$ne',
  '../../etc/passwd',
  '[object Object]',
  'x'.repeat(900),
  '%00',
];

/** What no field for an e-mail takes, each with what is wrong with it. */
export const HOSTILE_EMAILS = [
  ['a control character', 'a\u0000b@x.zz'],
  ['a line break', 'a\nb@x.zz'],
  ['a header', 'a@x.zz\r\nBcc: b@x.zz'],
  ['an invisible space', 'a@x.zz\u200b'],
  ['a joiner', 'a\u200db@x.zz'],
  ['a soft hyphen', 'a\u00adb@x.zz'],
  ['a turn of the writing', 'a\u202eb@x.zz'],
  ['a byte order mark inside', 'a\ufeffb@x.zz'],
  ['a filler', 'a\u3164b@x.zz'],
  ['a private character', 'a\ue000b@x.zz'],
  ['half a character', 'a\ud800b@x.zz'],
  ['a tag character', 'a\u{e0041}b@x.zz'],
  ['no character yet', 'a\u0378b@x.zz'],
  ['two dots', 'a..b@x.zz'],
  ['a dot alone', '.@x.zz'],
  ['a dot in front', '.a@x.zz'],
  ['a dot behind', 'a.@x.zz'],
  ['a dot behind the domain', 'a@x.zz.'],
  ['a wide dot', 'a．．b@x.zz'],
  ['dots in one character', 'a…b@x.zz'],
  ['a wide @', 'a＠x.zz'],
  ['two @', 'a＠b@x.zz'],
  ['brackets', 'a[1]@x.zz'],
  ['an accent that becomes a space', 'a´b@x.zz'],
  ['a hard space', 'a\u00a0b@x.zz'],
] as const;

const MULTIPART = 'multipart/form-data; boundary=a';
const PART = '--a\r\nContent-Disposition: form-data; name="title"\r\n\r\nRest';

/** Content-Type and body: breaks off, or is none. */
export const MALFORMED_MULTIPART: readonly (readonly [type: string, body: string])[] = [
  ['multipart/form-data', PART],
  ['multipart/form-data; boundary=', PART],
  [MULTIPART, ' '],
  [MULTIPART, '--a\r\nContent-Dispo'],
  [MULTIPART, PART],
  [MULTIPART, PART.replace('"title"', '"file"; filename="x.png"')],
  [MULTIPART, '--a\r\n\x00\x01\r\n\r\nx\r\n--a--'],
  [MULTIPART, `--a${'\r\n--a'.repeat(1000)}`],
];
