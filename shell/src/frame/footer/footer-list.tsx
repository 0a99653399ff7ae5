import type { FooterMenu } from '@stezhka/content-contract';
import { Link } from '@stezhka/shared-ui/link';
import { useEffect, useRef } from 'react';
import styles from './footer.module.css';

/** A list of links: closed at first on a narrow screen, always open on a wide one and without scripts. */
export function FooterList({ title, list }: FooterMenu) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const wide = matchMedia('(min-width: 600px)');
    const fit = () => {
      const details = ref.current!;
      details.open = wide.matches;
      details.querySelector('summary')!.tabIndex = wide.matches ? -1 : 0;
    };
    fit();
    wide.addEventListener('change', fit);
    return () => wide.removeEventListener('change', fit);
  }, []);
  return (
    <nav aria-label={title}>
      <details ref={ref} open className={styles.group}>
        <summary>
          <h2 className={styles.title}>{title}</h2>
        </summary>
        <ul>
          {list.map((item) => (
            <li key={item.link}>
              <Link href={item.link} className={styles.link}>
                {item.title}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
