import type { SubscriptionReply } from '@stezhka/content-contract';
import type { SubscriberFields } from './subscribers.model.ts';

export const presentSubscription = ({
  state,
  email,
}: Pick<SubscriberFields, 'state' | 'email'>): SubscriptionReply => ({
  state,
  email: shortened(email),
});

/** 'olena@example.ua' → 'o…a@example.ua': its owner knows it, who finds the link does not. */
function shortened(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name[0]}…${name.length > 2 ? name.at(-1) : ''}${email.slice(at)}`;
}
