import type { ImageData } from '@stezhka/kit-contract';
import { noBreak } from '@stezhka/shared-ui/format';
import { CardLink } from '@stezhka/shared-ui/link';
import { Picture } from '@stezhka/shared-ui/picture';
import { sizesOf } from '@stezhka/shared-ui/picture-sizes';
import type { ReactNode } from 'react';
import card from './card.module.css';
import styles from './person.module.css';

interface PersonCardProps {
  href: string;
  name: string;
  role: string;
  image: ImageData | null;
  priority?: boolean;
  children?: ReactNode;
}

/** A card of a list of people: authors, experts. */
export function PersonCard({ href, name, role, image, priority, children }: PersonCardProps) {
  return (
    <article className={card.card}>
      <span className={styles.arch}>
        {image && <Picture image={image} ratio="76 / 86" sizes={sizesOf(285)} priority={priority} />}
      </span>
      <h2 className={styles.name}>
        <CardLink href={href}>{name}</CardLink>
      </h2>
      <p className={styles.role}>{noBreak(role)}</p>
      {children}
    </article>
  );
}

interface PersonHeadProps extends Omit<PersonCardProps, 'href' | 'priority'> {}

export function PersonHead({ name, role, image, children }: PersonHeadProps) {
  return (
    <header className={styles.head}>
      <span className={styles.arch}>
        {image && <Picture image={image} ratio="76 / 86" sizes="(min-width: 992px) 300px, 220px" priority />}
      </span>
      <div>
        <h1>{name}</h1>
        <p className={styles.lead}>{noBreak(role)}</p>
        {children}
      </div>
    </header>
  );
}
