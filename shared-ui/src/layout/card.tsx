import type { ComponentProps, ElementType } from 'react';
import { cx } from '../styles/cx.ts';
import styles from './card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  as?: ElementType;
  /** Shadow 1 only on paper; `flat` elsewhere, `lifted` for what floats over a picture. */
  raise?: 'flat' | 'paper' | 'lifted';
  /** 14 px for cards, 24 px with inner space for panels. */
  shape?: 'card' | 'panel';
}

/** A surface. A `panel` holds text and has inner space; a `card` leaves it to its content. */
export function Card({ as: Tag = 'div', raise = 'paper', shape = 'card', className, ...rest }: CardProps) {
  return <Tag {...rest} className={cx(styles.card, styles[shape], styles[raise], className)} />;
}

/** A card with inner space, for sections of a working page. */
export const Panel = (props: CardProps) => <Card as="section" shape="panel" {...props} />;
