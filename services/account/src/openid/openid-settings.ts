import { makeValidator } from '@stezhka/kit/env';
import { LOCALES, type Localised } from '@stezhka/kit-contract';
import Joi from 'joi';

export interface OpenidSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  name: Localised;
}

const issuer = Joi.alternatives(
  Joi.string().uri({ scheme: 'https' }),
  Joi.string().pattern(/^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/|$)/),
);
/** An issuer without TLS is accepted only on this machine. */
export const openidIssuer = makeValidator<string>((input) => {
  if (issuer.validate(input).error) throw new Error('is no https address');
  return input;
});

const oneName = Joi.string().trim().max(40).required();
const names = Joi.object<Localised>(Object.fromEntries(LOCALES.map((locale) => [locale, oneName])));

/** One name, or one per language: 'uk=Поштамт, ru=Почтамт, en=Poshtamt'. */
export const openidName = makeValidator<Localised>((input) => {
  const given = input.includes('=')
    ? input.split(',').map((part) => part.split('=').map((word) => word.trim()))
    : LOCALES.map((locale) => [locale, input]);
  const { error, value } = names.validate(Object.fromEntries(given));
  if (error) throw new Error('is neither a name of up to 40 characters nor one for each language');
  return value;
});
