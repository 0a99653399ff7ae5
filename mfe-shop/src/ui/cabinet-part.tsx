import { restoreListFocus } from '@stezhka/shared-ui/restore-list-focus';
import { SectionHead, type SectionHeadProps } from '@stezhka/shared-ui/section-head';
import type { ReactNode } from 'react';
import styles from './cabinet-part.module.css';

interface CabinetPartProps extends Pick<SectionHeadProps, 'title' | 'link'> {
  name: string;
  children: ReactNode;
}

const keepEntry = restoreListFocus('[data-leaves]');

/** A section that the shop brings to the cabinet, under the head that all of them have. */
export function CabinetPart({ name, children, ...head }: CabinetPartProps) {
  const id = `cabinet-${name}`;
  return (
    <section ref={keepEntry} aria-labelledby={id}>
      <SectionHead id={id} className={styles.head} {...head} />
      {children}
    </section>
  );
}
