import type { ReactNode } from 'react';
import { LinkMore } from '../link/link.tsx';
import { cx } from '../styles/cx.ts';
import { Kicker } from './kicker.tsx';
import styles from './section-head.module.css';

export interface SectionHeadProps {
  title: ReactNode;
  id?: string;
  level?: 1 | 2 | 3;
  /** Rare: a kicker over every head is noise. */
  kicker?: string;
  lead?: ReactNode;
  link?: { href: string; text: string };
  className?: string;
}

export function SectionHead({ title, id, level = 2, kicker, lead, link, className }: SectionHeadProps) {
  const Head = `h${level}` as const;
  return (
    <div className={cx(styles.head, className)}>
      <div className={styles.words}>
        {kicker && <Kicker>{kicker}</Kicker>}
        <Head id={id}>{title}</Head>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {link && <LinkMore href={link.href}>{link.text}</LinkMore>}
    </div>
  );
}
