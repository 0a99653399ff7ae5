import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const CLIENT = { clientId: 'stezhka', clientSecret: 'a secret of the tests' };
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A provider of OpenID Connect for this file's tests, which lies where the test wants it to. */
export function useFakeProvider() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = {
    /** Read it in tests only: the port is known once they run. */
    get settings() {
      return { issuer: provider.issuer, ...CLIENT, name: { uk: 'Поштамт', ru: 'Почтамт', en: 'Poshtamt' } };
    },
    issuer: '',
    /** What it says of the person who has just logged in there. */
    person: {} as Record<string, unknown>,
    /** Written over the ID token's claims. */
    lies: {} as Record<string, unknown>,
    status: 200,
    /** What the authorisation request asked for, by the code that answers it. */
    codes: new Map<string, URLSearchParams>(),
    /** Plays the browser at the provider: the address that it is sent back to. */
    logIn(authorizationUrl: string): URL {
      const asked = new URL(authorizationUrl).searchParams;
      const code = `code${provider.codes.size}`;
      provider.codes.set(code, asked);
      const back = new URL(asked.get('redirect_uri')!);
      back.search = new URLSearchParams({ code, state: asked.get('state')! }).toString();
      return back;
    },
  };
  const idToken = (asked: URLSearchParams) => {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: provider.issuer,
      aud: CLIENT.clientId,
      sub: provider.person.sub,
      nonce: asked.get('nonce'),
      iat: now,
      exp: now + 60,
      ...provider.lies,
    };
    const body = `${encode({ alg: 'RS256', kid: 'k' })}.${encode(claims)}`;
    return `${body}.${sign('sha256', Buffer.from(body), privateKey).toString('base64url')}`;
  };
  const answers: Record<string, (body: URLSearchParams) => object | undefined> = {
    '/.well-known/openid-configuration': () => ({
      issuer: provider.issuer,
      authorization_endpoint: `${provider.issuer}/auth`,
      token_endpoint: `${provider.issuer}/token`,
      userinfo_endpoint: `${provider.issuer}/me`,
      jwks_uri: `${provider.issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/jwks': () => ({
      keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' }],
    }),
    '/token': (body) => {
      const asked = provider.codes.get(body.get('code') ?? '');
      provider.codes.delete(body.get('code') ?? '');
      const challenge = createHash('sha256').update(body.get('code_verifier')!).digest('base64url');
      const same = asked?.get('redirect_uri') === body.get('redirect_uri');
      if (!asked || !same || asked.get('code_challenge') !== challenge) return undefined;
      return { access_token: 'token', token_type: 'Bearer', id_token: idToken(asked) };
    },
    '/me': () => provider.person,
  };
  const server = createServer(async (req, res) => {
    const path = new URL(req.url!, 'http://provider').pathname;
    const answer = answers[path]?.(new URLSearchParams(await text(req)));
    const status = answer ? provider.status : 400;
    res.writeHead(status, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify(status === 200 ? answer : { error: 'invalid_grant' }));
  });
  beforeAll(async () => {
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    Object.assign(provider, { person: {}, lies: {}, status: 200 });
    provider.codes.clear();
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return provider;
}
