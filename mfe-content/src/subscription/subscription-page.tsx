import type { SubscriptionReply } from '@stezhka/content-contract';
import { useIntl } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import styles from './letter-page.module.css';
import { LetterPage } from './letter-page.tsx';

interface SubscriptionPageProps {
  subscription: SubscriptionReply | undefined;
  asks: 'confirm' | 'end';
  change: () => void;
  busy: boolean;
  failed: boolean;
}

/** Asks for the one change, or says how things stand where there is nothing to change. */
export function SubscriptionPage({ subscription, asks, change, busy, failed }: SubscriptionPageProps) {
  const { formatMessage } = useIntl();
  if (!subscription) return null;
  const { state } = subscription;
  // No line ends inside an address.
  const email = subscription.email.replace('…', '\u2060…\u2060');
  const open = asks === 'confirm' ? state === 'waiting' : state !== 'ended';
  const words = open ? asks : state === 'ended' ? 'ended' : 'active';
  const text = (key: string) => formatMessage({ id: `content.subscription.${key}` }, { email });
  return (
    <LetterPage title={text(`${words}.title`)} text={text(`${words}.text`)}>
      {open ? (
        <Button onClick={change} loading={busy}>
          {text(`${words}.submit`)}
        </Button>
      ) : (
        <Button variant="outline" href={state === 'ended' ? '/' : '/news'}>
          {text(`${words}.link`)}
        </Button>
      )}
      {failed && (
        <p className={styles.wrong} role="alert">
          {text('wrong')}
        </p>
      )}
    </LetterPage>
  );
}
