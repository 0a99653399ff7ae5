import { useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  lead?: string;
  /** One types here: without scripts nothing of it is saved. */
  writing?: boolean;
  /** Beside the title, where there is room. */
  children?: ReactNode;
}

export function PageHead({ title, lead, writing, children }: PageHeadProps) {
  const t = useText('diary');
  return (
    <>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </header>
      {writing && (
        <noscript>
          <Panel>
            <p>{t('needsScripts')}</p>
          </Panel>
        </noscript>
      )}
    </>
  );
}
