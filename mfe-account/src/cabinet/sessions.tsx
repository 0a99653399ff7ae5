import { endOtherSessions, endSession, listSessions, type UserSession } from '@stezhka/account-contract';
import { useLocale, useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { cx } from '@stezhka/shared-ui/cx';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { formatDate } from '@stezhka/shared-ui/format';
import { Icon } from '@stezhka/shared-ui/icon';
import { Tag } from '@stezhka/shared-ui/tag';
import { shell } from '@stezhka/shell-contract';
import { CircleQuestionMark, Monitor, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import styles from './cabinet.module.css';
import { CabinetSection } from './cabinet-section.tsx';
import { SecondFactorRow } from './second-factor-row.tsx';

const ICONS = { phone: Smartphone, tablet: Tablet, computer: Monitor, unknown: CircleQuestionMark };

export function Sessions() {
  const text = useText('account.cabinet.sessions');
  const locale = useLocale();
  const { useCall, useChange } = shell();
  const { data, error, refetch, isFetching } = useCall(listSessions, undefined, { optional: true });
  const [end] = useChange(endSession);
  const [endOthers, { isLoading }] = useChange(endOtherSessions);
  const [going, setGoing] = useState<string>();
  const sessions = data?.sessions ?? [];
  const nameOf = ({ device: { kind, browser, system } }: UserSession) => {
    const where = browser && system ? text('on', { browser, system }) : browser || system;
    return [text(`kind.${kind}`), where].filter(Boolean).join(', ');
  };
  const endOne = async (id: string) => {
    setGoing(id);
    await end({ params: { id } }).catch(() => {});
    setGoing(undefined);
  };
  return (
    <CabinetSection
      id="sessions"
      title={text('title')}
      lead={text('lead')}
      aside={
        sessions.length > 1 && (
          <Button
            variant="ghost"
            size="s"
            className={styles.endOthers}
            loading={isLoading}
            onClick={() => void endOthers().catch(() => {})}
          >
            {text('endOthers')}
          </Button>
        )
      }
    >
      {error && !data && (
        <ErrorArea
          title={text('failed')}
          onRetry={refetch}
          retryLabel={text('retry')}
          retrying={isFetching}
        />
      )}
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <li key={session.id} className={cx(styles.row, styles.login)}>
            <Icon of={ICONS[session.device.kind]} />
            <div className={styles.words}>
              <strong>{nameOf(session)}</strong>
              <span className={styles.quiet}>
                {session.current
                  ? text('now')
                  : text('seen', { at: formatDate(session.lastSeenAt, locale, 'moment') })}
              </span>
            </div>
            {session.current ? (
              <Tag>{text('here')}</Tag>
            ) : (
              <Button
                variant="outline"
                size="s"
                loading={going === session.id}
                aria-label={text('endOne', { device: nameOf(session) })}
                onClick={() => void endOne(session.id)}
              >
                {text('end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <SecondFactorRow />
    </CabinetSection>
  );
}
