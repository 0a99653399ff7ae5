import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../styles/cx.ts';
import styles from './carousel.module.css';

export interface SlideState {
  shown: boolean;
  /** Its picture is loaded: the first one, then always those beside the slide that is shown. */
  drawn: boolean;
}

export interface CarouselProps<Item> {
  items: readonly Item[];
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Draws a `Slide`. */
  children: (item: Item, state: SlideState, at: number) => ReactNode;
  className?: string | undefined;
  controlsClass?: string | undefined;
}

const FIRST: ReadonlySet<number> = new Set([0]);

/** One slide at a time, turned by the visitor and never by itself; without scripts the first one stands. */
export function Carousel<Item extends { id: string }>(props: CarouselProps<Item>) {
  const { items, label, previousLabel, nextLabel, children, className, controlsClass } = props;
  const [current, setCurrent] = useState(0);
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(FIRST);
  const id = useId();
  const around = (at: number) => (at + items.length) % items.length;
  const drawAround = (at: number) => setDrawn((now) => new Set([...now, at, around(at - 1), around(at + 1)]));
  const lookAhead = { onPointerEnter: () => drawAround(current), onFocus: () => drawAround(current) };
  const turnTo = (at: number) => {
    setCurrent(around(at));
    drawAround(around(at));
  };
  return (
    <section className={className} aria-roledescription="carousel" aria-label={label}>
      <div id={id} className={styles.slides} aria-live="polite">
        {items.map((item, i) => (
          <Fragment key={item.id}>
            {children(item, { shown: i === current, drawn: drawn.has(i) }, i)}
          </Fragment>
        ))}
      </div>
      {items.length > 1 && (
        <div className={cx(styles.controls, controlsClass)}>
          <IconButton
            label={previousLabel}
            icon={ChevronLeft}
            variant="surface"
            aria-controls={id}
            onClick={() => turnTo(current - 1)}
            {...lookAhead}
          />
          <span className={styles.count} aria-hidden="true">
            {current + 1} / {items.length}
          </span>
          <IconButton
            label={nextLabel}
            icon={ChevronRight}
            variant="surface"
            aria-controls={id}
            onClick={() => turnTo(current + 1)}
            {...lookAhead}
          />
        </div>
      )}
    </section>
  );
}

interface SlideProps {
  shown: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function Slide({ shown, className, children }: SlideProps) {
  return (
    <div className={cx(styles.slide, shown && styles.shown, className)} inert={!shown}>
      {children}
    </div>
  );
}
