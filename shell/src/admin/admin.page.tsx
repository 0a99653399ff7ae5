import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { Link } from '@stezhka/shared-ui/link';
import styles from './admin.module.css';
import { useAdminEntries } from './admin-entries.ts';

export function Component() {
  const t = useText();
  const entries = useAdminEntries();
  return (
    <>
      <h1 className={styles.head}>{t('admin.title')}</h1>
      {entries.length === 0 ? (
        <EmptyState
          title={t('admin.empty')}
          text={t('admin.empty.text')}
          action={<Button href="/">{t('admin.to-site')}</Button>}
        />
      ) : (
        <>
          <p className={styles.lead}>{t('admin.choose')}</p>
          <ul className={styles.tiles}>
            {entries.map(({ href, title }) => (
              <li key={href}>
                <Link href={href} className={styles.tile}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
