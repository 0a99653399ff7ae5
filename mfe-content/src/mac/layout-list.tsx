import { useLocale, useText } from '@stezhka/intl';
import { formatDate } from '@stezhka/shared-ui/format';
import { useHydrated } from '@stezhka/shared-ui/hydration';
import { Icon } from '@stezhka/shared-ui/icon';
import { Link } from '@stezhka/shared-ui/link';
import { shell } from '@stezhka/shell-contract';
import { Layers } from 'lucide-react';
import styles from './mac.module.css';
import { layoutsQuery } from './mac.queries.ts';

/** The visitor's own layouts: the document is the same for all, so they come after it. */
export function LayoutList({ deck }: { deck?: string }) {
  const t = useText('content.mac');
  const locale = useLocale();
  const hydrated = useHydrated();
  const { data } = shell().useCall(...layoutsQuery(deck), { skip: !hydrated, optional: true });
  if (!data?.layouts.length)
    return deck ? (
      <>
        <h2 className={styles.own}>{t('own')}</h2>
        <p className={styles.none}>{t('ownNone')}</p>
      </>
    ) : null;
  return (
    <>
      <h2 className={styles.own}>{t('own')}</h2>
      <ul className={styles.layouts}>
        {data.layouts.map(({ id, title, deck: of, savedAt, day, cards }) => (
          <li key={id}>
            <Icon of={Layers} />
            <div>
              <b>{title || t('untitled')}</b>
              <small>
                {formatDate(savedAt, locale)}, {t('cards', { n: cards })}
                {day && `, ${t('inDay')}`}
              </small>
            </div>
            <Link
              href={`/metaphoric-cards/${of}?layout=${id}`}
              aria-label={`${t('open')}: ${title || t('untitled')}`}
            >
              {t('open')}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
