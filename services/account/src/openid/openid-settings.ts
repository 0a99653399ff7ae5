import { LOCALES, type Localised } from '@stezhka/kit-contract';
import Joi from 'joi';

export interface OpenidSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  name: Localised;
}

/** Without TLS only a provider on this machine. */
const issuer = Joi.alternatives(
  Joi.string().uri({ scheme: 'https' }),
  Joi.string().pattern(/^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/|$)/),
).label('OPENID_ISSUER');
const oneName = Joi.string().trim().max(40).required();
const names = Joi.object(Object.fromEntries(LOCALES.map((locale) => [locale, oneName])));

/** One name, or one per language: 'uk=Поштамт, ru=Почтамт, en=Poshtamt'. */
function namesOf(value: string): Localised {
  const given = value.includes('=')
    ? value.split(',').map((part) => part.split('=').map((word) => word.trim()))
    : LOCALES.map((locale) => [locale, value]);
  return Joi.attempt(Object.fromEntries(given), names);
}

export const openidSchema = Joi.object<OpenidSettings>({
  issuer: issuer.required(),
  clientId: Joi.string().required().label('OPENID_CLIENT_ID'),
  clientSecret: Joi.string().required().label('OPENID_CLIENT_SECRET'),
  name: Joi.string().custom(namesOf).required().label('OPENID_NAME'),
});
