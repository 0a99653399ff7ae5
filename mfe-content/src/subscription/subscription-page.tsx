import type { SubscriptionReply } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Contours } from '@stezhka/shared-ui/contours';
import type { ReactNode } from 'react';
import styles from './subscription-page.module.css';

interface SubscriptionPageProps {
  subscription: SubscriptionReply | undefined;
  asks: 'confirm' | 'end';
  change: () => void;
  busy: boolean;
  failed: boolean;
}

/** Asks for the one change, or says how things stand where there is nothing to change. */
export function SubscriptionPage({ subscription, asks, change, busy, failed }: SubscriptionPageProps) {
  const text = useText('content.subscription');
  if (!subscription) return null;
  const { state } = subscription;
  // No line ends inside an address.
  const email = subscription.email.replace('…', '\u2060…\u2060');
  const open = asks === 'confirm' ? state === 'waiting' : state !== 'ended';
  const settled = state === 'ended' ? 'ended' : 'active';
  const words = open ? asks : settled;
  return (
    <LetterPage title={text(`${words}.title`)} text={text(`${words}.text`, { email })}>
      {open ? (
        <Button onClick={change} loading={busy}>
          {text(`${asks}.submit`)}
        </Button>
      ) : (
        <Button variant="outline" href={state === 'ended' ? '/' : '/news'}>
          {text(`${settled}.link`)}
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

function LetterPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.page}>
      <Contours art="page" fade="top" />
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.text} role="status">
          {text}
        </p>
        {children}
      </div>
    </section>
  );
}
