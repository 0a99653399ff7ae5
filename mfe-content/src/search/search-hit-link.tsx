import type { SearchHit } from '@stezhka/content-contract';
import { foundIn } from '@stezhka/kit-contract';
import { useLocation } from '@stezhka/router';
import { Link } from '@stezhka/shared-ui/link';
import { Picture } from '@stezhka/shared-ui/picture';
import type { ReactNode } from 'react';
import styles from './search.module.css';

interface SearchHitLinkProps {
  hit: Pick<SearchHit, 'title' | 'imageData'>;
  href: string;
  query: string;
  /** Words that the query stands for. */
  highlights: readonly string[];
  onClose: (() => void) | undefined;
  children?: ReactNode;
}

/** One result: picture, title with the found letters marked. */
export function SearchHitLink({
  hit: { title, imageData },
  href,
  query,
  highlights,
  onClose,
  children,
}: SearchHitLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link
      href={href}
      className={styles.link}
      data-arrows
      // A new page closes the search by itself; the one behind it does not change.
      onClick={() => pathname === href && onClose?.()}
    >
      {imageData ? (
        <Picture
          image={imageData}
          alt=""
          ratio="5 / 4"
          frame="field"
          sizes="84px"
          className={styles.picture}
        />
      ) : (
        <span className={styles.picture} />
      )}
      <span>
        {foundIn(title, query, highlights).map(({ text, found }, i) =>
          found ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
            <mark key={i}>{text}</mark>
          ) : (
            text
          ),
        )}
        {children && <span className={styles.below}>{children}</span>}
      </span>
    </Link>
  );
}
