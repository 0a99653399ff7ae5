import { closeGracefully, listen } from '@stezhka/kit/lifecycle';
import { createOpenidApp } from './app.ts';

const { PORT = '4007', HOST = '127.0.0.1', OPENID_COOKIE_SECRET = '', SITE_ORIGINS = '' } = process.env;
const { OPENID_ISSUER = '', OPENID_CLIENT_ID = '', OPENID_CLIENT_SECRET = '' } = process.env;

const app = await createOpenidApp({
  issuer: OPENID_ISSUER,
  clientId: OPENID_CLIENT_ID,
  clientSecret: OPENID_CLIENT_SECRET,
  redirectUris: SITE_ORIGINS.split(',').map((origin) => `${origin}/api/openid/callback`),
  secret: OPENID_COOKIE_SECRET,
});
closeGracefully([await listen(app, Number(PORT), HOST)]);
