import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { type FormEvent, ServerForm } from '@stezhka/shared-ui/form';
import { Section } from '@stezhka/shared-ui/section';
import { shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import styles from './order.module.css';
import { findOrderQuery } from './order.queries.ts';

/** The reply is the same for every pair of number and e-mail. */
export function Component() {
  const t = useText('shop');
  const { data } = shell().useCall(...findOrderQuery());
  const [asked, setAsked] = useState(false);
  const onEvent = ({ type }: FormEvent) => type === 'submit' && setAsked(true);
  if (asked)
    return (
      <Section tight>
        <EmptyState
          heading
          title={t('find.asked')}
          text={t('find.askedText')}
          action={
            <Button variant="outline" onClick={() => setAsked(false)}>
              {t('find.again')}
            </Button>
          }
        />
      </Section>
    );
  return (
    <Section tight aria-labelledby="find-title">
      <div className={styles.told}>
        <h1 id="find-title">{t('find.title')}</h1>
        <p className={styles.text}>{t('find.lead')}</p>
      </div>
      <div className={styles.find}>
        {data && (
          <ServerForm
            definition={data.form}
            label={t('find.title')}
            submitLabel={t('find.send')}
            submitLook={{ full: true }}
            onEvent={onEvent}
          />
        )}
      </div>
    </Section>
  );
}
