import fc from 'fast-check';
import { HOSTILE_EMAILS } from '../testing/hostile.ts';
import { defineForm, definition, email, parseForm, readEmail } from './forms.ts';

const form = defineForm('subscription', { fields: { email: email({ required: true }) } });

/** What a handler gets, or the words under the field. */
const send = async (typed: string): Promise<string> =>
  parseForm(form, { email: typed }, { locale: 'en' }).then(
    (values) => values.email,
    (error) => `! ${error.options.fields.email}`,
  );

test.each(HOSTILE_EMAILS)('%s is refused', async (_, address) => {
  expect(await send(address)).toBe('! Wrong email!');
  expect(readEmail(address)).toBeUndefined();
});

test.each([
  [' Olena@Example.UA ', 'olena@example.ua'],
  ['ａdmin@x.zz', 'admin@x.zz'],
  ['ＯＬＥＮＡ１@x.zz', 'olena1@x.zz'],
  ["o'neil+a_b-c@d-e.co.uk", "o'neil+a_b-c@d-e.co.uk"],
  ['Їжак@Пошта.укр', 'їжак@пошта.укр'],
  ['müller@straße.de', 'müller@straße.de'],
])('%p is taken as %s', async (typed, address) => {
  expect(await send(typed)).toBe(address);
});

test('an address that becomes too long by normalisation is refused', async () => {
  const address = `${'ĳ'.repeat(240)}@x.example`;
  expect(await send(address)).toBe('! Up to 254 characters');
  expect(readEmail(address)).toBeUndefined();
});

test('a value that is not a text is no address', () => {
  for (const one of [undefined, null, 1, { $ne: null }, ['a@x.zz']]) expect(readEmail(one)).toBeUndefined();
});

test('browser and service agree on every text, and what is taken is clean and stays as it is', async () => {
  const { validation } = (await definition(form, { locale: 'en' })).fields[0]!;
  // As the browser does it: shared-ui/src/form/form-validation.ts.
  const browser = (text: string) => validation!.every(({ regex }) => new RegExp(regex).test(text.trim()));
  const char = fc.oneof(
    fc.constantFrom(...'aZ9.@-_+ …＠．ａİſ\u00ad\u200b\u0301'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  );
  const part = fc.array(char, { maxLength: 6 }).map((chars) => chars.join(''));
  const whole = fc.tuple(part, part).map(([a, b]) => `a${a}@x${b}.zz`);
  await fc.assert(
    fc.asyncProperty(fc.oneof(whole, part), async (text) => {
      fc.pre(text.trim() !== '');
      const taken = await send(text);
      expect(!taken.startsWith('! ')).toBe(browser(text));
      if (taken.startsWith('! ')) return;
      expect(taken).not.toMatch(/[\p{C}\s]|^\.|\.\.|\.@|@.*@/u);
      expect(await send(taken)).toBe(taken);
    }),
    { numRuns: 2000 },
  );
});

test('every single character that is taken is a letter, a digit or a plain sign', () => {
  for (let code = 0; code <= 0xffff; code++) {
    const char = String.fromCharCode(code);
    const taken = readEmail(`a${char}b@x${char}.zz`);
    if (taken === undefined) continue;
    expect(taken).not.toMatch(/[^\p{L}\p{Nd}@.-]/u);
    expect(readEmail(taken)).toBe(taken);
  }
});
