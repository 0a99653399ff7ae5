import type { SubscriptionReply } from '@stezhka/content-contract';
import type { SubscriberFields } from './subscribers.model.ts';

export const presentSubscription = ({
  state,
  email,
}: Pick<SubscriberFields, 'state' | 'email'>): SubscriptionReply => ({
  state,
  email: shortened(email),
});

/** 'o…a@example.ua' tells the owner which address it is, and nobody else. */
function shortened(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name[0]}…${name.length > 2 ? name.at(-1) : ''}${email.slice(at)}`;
}
