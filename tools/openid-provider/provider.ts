import { exportJWK, generateKeyPair } from 'jose';
import Provider, { interactionPolicy } from 'oidc-provider';
import { ACCOUNTS } from './page.ts';

export interface ProviderOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The site's callbacks; any other redirect is refused. */
  redirectUris: string[];
  secret: string;
}

/** A real provider of OpenID Connect with three fictional people; it forgets everything when it stops. */
export async function createProvider(options: ProviderOptions): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return new Provider(options.issuer, {
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: options.redirectUris,
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [options.secret] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: alwaysAsk(), url: (_ctx, { uid }) => `/interaction/${uid}` },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 300, IdToken: 300 },
    findAccount: (_ctx, id) => {
      const person = ACCOUNTS.find((one) => one.id === id);
      if (!person) return undefined;
      const claims = {
        sub: id,
        email: person.email,
        email_verified: person.verified,
        given_name: person.given,
        family_name: person.family,
      };
      return { accountId: id, claims: () => claims };
    },
    // A login counts as consent that the site learns name and e-mail.
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId;
      if (!oidc.client || !accountId) return undefined;
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}

/** A demonstration asks each time, because its visitors change accounts. */
function alwaysAsk(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  policy
    .get('login')!
    .checks.add(
      new Check('choose_again', 'one chooses every time', 'login_required', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  return policy;
}
