import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { shell } from '@stezhka/shell-contract';
import { getAnalytics } from '@stezhka/shop-contract';
import { useEffect, useRef, useState } from 'react';
import { answerConsent, type Consent, consent } from './analytics.ts';
import styles from './consent-banner.module.css';

/** Asks once for the consent to count purchases, which can be withdrawn; without a sink there is no banner. */
export function ConsentBanner() {
  const t = useText('shop');
  const [answer, setAnswer] = useState(consent);
  const [again, setAgain] = useState(false);
  const part = useRef<HTMLElement>(null);
  const { on } = shell().useCall(getAnalytics, undefined, { optional: true }).data ?? {};
  // The pressed button is gone, so the focus goes to the next one of the banner.
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current) part.current?.querySelector('button')?.focus();
    pressed.current = false;
  });
  if (!on) return null;
  const toggleBanner = (anew: boolean) => {
    pressed.current = true;
    setAgain(anew);
  };
  const answerWith = (one: Consent) => () => {
    answerConsent(one);
    setAnswer(consent());
    toggleBanner(false);
  };
  const asks = again || answer === null;
  return (
    <section ref={part} className={asks ? styles.banner : styles.answered} aria-label={t('consent.label')}>
      <p role="status">{t(asks ? 'consent.text' : `consent.said.${answer}`)}</p>
      {asks ? (
        <div className={styles.buttons}>
          <Button size="s" variant="outline" onClick={answerWith('yes')}>
            {t('consent.yes')}
          </Button>
          <Button size="s" variant="outline" onClick={answerWith('no')}>
            {t('consent.no')}
          </Button>
        </div>
      ) : (
        <Button size="s" variant="ghost" onClick={() => toggleBanner(true)}>
          {t('consent.change')}
        </Button>
      )}
    </section>
  );
}
