import Joi from 'joi';
import { inputText } from './input-texts.ts';

/** What the first broken rule says in English. */
const said = (schema: Joi.Schema, value: unknown) => {
  const { type, context } = schema.validate(value).error!.details[0]!;
  return inputText(type, context?.limit, 'en');
};

test.each([
  ['a missing value', Joi.required(), undefined, 'Field cannot be empty'],
  ['an empty text', Joi.string(), '', 'Field cannot be empty'],
  ['a number for a text', Joi.string(), 7, 'A text is needed'],
  ['a short text', Joi.string().min(2), 'a', 'At least 2 characters'],
  ['a text of another length', Joi.string().length(3), 'a', 'Exactly 3 characters'],
  ['a text for a number', Joi.number(), 'x', 'Type a number'],
  ['a number past every measure', Joi.number(), 1e300, 'Type a number'],
  ['a small number', Joi.number().min(3), 1, 'At least 3'],
  ['a text for a list', Joi.array(), 'x', 'A list is needed'],
  ['a value twice', Joi.array().unique(), [1, 1], 'Each only once'],
  ['a value that nobody offered', Joi.valid('a', 'b'), 'c', 'Choose one of the options'],
  ['a rule without a text', Joi.string().creditCard(), '4', 'This value does not fit'],
])('%s', (_, schema, value, text) => {
  expect(said(schema, value)).toBe(text);
});

test('neither the pattern nor what was sent is shown', () => {
  const text = said(Joi.string().pattern(/^secret-rule$/), '<script>');
  expect(text).toBe('This is not written as expected');
});
