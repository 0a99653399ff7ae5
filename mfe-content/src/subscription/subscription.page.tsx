import { confirmSubscription, endSubscription, type SubscriptionReply } from '@stezhka/content-contract';
import { useLocale, useText } from '@stezhka/intl';
import { useLocation, useParams } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { LetterPage } from '@stezhka/shared-ui/letter-page';
import type { FormEvent } from 'react';
import { useSubscription } from './use-subscription.ts';

interface SubscriptionPageProps {
  subscription: SubscriptionReply | undefined;
  asks: 'confirm' | 'end';
  change: () => void;
  busy: boolean;
  failed: boolean;
}

/**
 * '/subscribe/…' is where the first mail leads: a click confirms, because programs that look into mails open links too.
 * '/unsubscribe/…' is where every mail's last line leads.
 */
export function Component() {
  const ends = useLocation().pathname.split('/').at(-2) === 'unsubscribe';
  const state = useSubscription(ends ? endSubscription : confirmSubscription);
  return <SubscriptionPage {...state} asks={ends ? 'end' : 'confirm'} />;
}

/** Asks for the one change, or says how things stand where there is nothing to change. */
function SubscriptionPage({ subscription, asks, change, busy, failed }: SubscriptionPageProps) {
  const text = useText('content.subscription');
  const locale = useLocale();
  const { token } = useParams();
  if (!subscription) return null;
  const { state } = subscription;
  // No line ends inside an address.
  const email = subscription.email.replace('…', '\u2060…\u2060');
  const open = asks === 'confirm' ? state === 'waiting' : state !== 'ended';
  const settled = state === 'ended' ? 'ended' : 'active';
  const words = open ? asks : settled;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) change();
  };
  return (
    <LetterPage
      title={text(`${words}.title`)}
      text={text(`${words}.text`, { email })}
      failure={failed ? text('wrong') : undefined}
    >
      {open ? (
        // Without scripts the call leads back to this page.
        <form
          method="post"
          action={`/api/${asks === 'end' ? 'unsubscribe' : 'subscribe'}/${token}`}
          onSubmit={submit}
        >
          <input type="hidden" name="page" value={locale} />
          <Button type="submit" loading={busy}>
            {text(`${asks}.submit`)}
          </Button>
        </form>
      ) : (
        <Button variant="outline" href={state === 'ended' ? '/' : '/news'}>
          {text(`${settled}.link`)}
        </Button>
      )}
    </LetterPage>
  );
}
