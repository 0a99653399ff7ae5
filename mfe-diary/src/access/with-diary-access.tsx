import { getDiaryAccess } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { shell } from '@stezhka/shell-contract';
import type { ComponentType } from 'react';
import styles from './with-diary-access.module.css';

interface DiaryClosedProps {
  heading?: 'h1' | 'h2';
}

/** The component while the diary is open to this member, else a notice (product 2.3, verify-access-to-diary). */
export const withDiaryAccess =
  (Open: ComponentType, { heading = 'h1' }: DiaryClosedProps = {}) =>
  () => {
    const { data } = shell().useCall(getDiaryAccess);
    return data?.open === false ? <DiaryClosed heading={heading} /> : <Open />;
  };

function DiaryClosed({ heading: Heading = 'h1' }: DiaryClosedProps) {
  const t = useText('diary');
  return (
    <section className={styles.closed}>
      <Heading>{t('closed')}</Heading>
      <p>{t('closed.text')}</p>
    </section>
  );
}
