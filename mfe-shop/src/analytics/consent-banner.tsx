import { Button } from '@stezhka/shared-ui/button';
import { shell } from '@stezhka/shell-contract';
import { getAnalytics } from '@stezhka/shop-contract';
import { useState } from 'react';
import { useText } from '../ui/use-text.ts';
import { answerConsent, type Consent, consent } from './analytics.ts';
import styles from './consent-banner.module.css';

/** Asks once whether purchases may be counted; where nobody listens, or after an answer, there is nothing. */
export function ConsentBanner() {
  const t = useText();
  const [answer, setAnswer] = useState(consent);
  const asks = shell().useCall(getAnalytics, undefined, { optional: true, skip: answer !== null }).data?.on;
  if (!asks || answer) return null;
  const say = (one: Consent) => () => {
    answerConsent(one);
    setAnswer(one);
  };
  return (
    <section className={styles.banner} aria-label={t('consent.label')}>
      <p>{t('consent.text')}</p>
      <div className={styles.buttons}>
        <Button size="s" variant="outline" onClick={say('yes')}>
          {t('consent.yes')}
        </Button>
        <Button size="s" variant="outline" onClick={say('no')}>
          {t('consent.no')}
        </Button>
      </div>
    </section>
  );
}
