import type { ComponentProps, ElementType } from 'react';
import { cx } from '../styles/cx.ts';
import styles from './card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  as?: ElementType;
  /** `paper` (shadow 1) only on paper; `lifted` over a picture; `flat` elsewhere. */
  raise?: 'flat' | 'paper' | 'lifted';
  /** Radius 14 px for cards; 24 px and inner space for panels. */
  shape?: 'card' | 'panel';
}

export function Card({ as: Tag = 'div', raise = 'paper', shape = 'card', className, ...rest }: CardProps) {
  return <Tag {...rest} className={cx(styles.card, styles[shape], styles[raise], className)} />;
}

export const Panel = (props: CardProps) => <Card as="section" shape="panel" {...props} />;
