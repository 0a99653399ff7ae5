import { readEnv } from '@stezhka/kit/env';
import { ask } from '@stezhka/kit/gateway';
import { DEFAULT_LOCALE } from '@stezhka/kit-contract';
import { giveWelcomeCode } from '@stezhka/shop-contract';

/** The promocode that the shop gives a new subscriber. @throws AppError while the shop rests: the mail waits for it */
export async function welcomeCode(email: string): Promise<string> {
  const { GATEWAY_PRIVATE_URL, IDENTITY_SECRET } = readEnv();
  const identity = { service: 'content', roles: [], locale: DEFAULT_LOCALE };
  const { code } = await ask(
    giveWelcomeCode,
    { body: { email } },
    { gateway: GATEWAY_PRIVATE_URL, secret: IDENTITY_SECRET, identity },
  );
  return code;
}
