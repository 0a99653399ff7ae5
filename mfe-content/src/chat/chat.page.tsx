import { telHref } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { noBreak } from '@stezhka/shared-ui/format';
import { useHydrated } from '@stezhka/shared-ui/hydration';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { shell } from '@stezhka/shell-contract';
import { contactsQuery } from '../pages/pages.queries.ts';
import styles from './chat.module.css';
import { ChatPanel, CRISIS_LINE } from './chat-panel.tsx';
import { useChat } from './use-chat.ts';

/** The chat as a page, with the other ways to reach the workshop beside it. */
export function Component() {
  const t = useText('content.chatPage');
  const hydrated = useHydrated();
  const { data } = shell().useCall(...contactsQuery, { optional: true });
  return (
    <Section tight>
      <SectionHead level={1} title={t('title')} lead={noBreak(t('lead'))} />
      <div className={styles.page}>
        <div className={styles.place}>
          <noscript>
            <p className={styles.needsScripts}>{noBreak(t('needsScripts'))}</p>
          </noscript>
          {hydrated && <OwnChat />}
        </div>
        <aside className={styles.aside}>
          <h2>{t('ways')}</h2>
          {data && (
            <dl>
              <dt>{t('email')}</dt>
              <dd>
                <a href={`mailto:${data.contacts.email}`}>{data.contacts.email}</a>
              </dd>
              <dt>{t('phones')}</dt>
              {data.contacts.phones.map((phone) => (
                <dd key={phone}>
                  <a href={telHref(phone)}>{phone}</a>
                </dd>
              ))}
              <dt>{t('hours')}</dt>
              <dd>{data.contacts.workTime}</dd>
            </dl>
          )}
          <p className={styles.crisis}>
            {noBreak(t('crisis'))} <a href={`tel:${CRISIS_LINE}`}>{CRISIS_LINE}</a>
          </p>
        </aside>
      </div>
    </Section>
  );
}

function OwnChat() {
  return <ChatPanel chat={useChat(true)} />;
}
