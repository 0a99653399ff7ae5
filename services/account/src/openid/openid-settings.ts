import Joi from 'joi';

/** One provider of OpenID Connect. */
export interface OpenidSettings {
  /** Its address, as its discovery document names it. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** As people know it. */
  name: string;
}

/** Without TLS only a provider on this very machine. */
const issuer = Joi.alternatives(
  Joi.string().uri({ scheme: 'https' }),
  Joi.string().pattern(/^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/|$)/),
).label('OPENID_ISSUER');
export const openidSchema = Joi.object<OpenidSettings>({
  issuer: issuer.required(),
  clientId: Joi.string().required().label('OPENID_CLIENT_ID'),
  clientSecret: Joi.string().required().label('OPENID_CLIENT_SECRET'),
  name: Joi.string().max(40).required().label('OPENID_NAME'),
});
