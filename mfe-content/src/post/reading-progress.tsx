import { useEffect, useRef } from 'react';
import styles from './reading-progress.module.css';

/** The four-pixel line at the top that walks along as one reads. */
export function ReadingProgress() {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const draw = () => {
      const room = document.documentElement.scrollHeight - innerHeight;
      line.current?.style.setProperty('--read', String(room > 0 ? Math.min(1, scrollY / room) : 0));
    };
    draw();
    addEventListener('scroll', draw, { passive: true });
    addEventListener('resize', draw);
    return () => {
      removeEventListener('scroll', draw);
      removeEventListener('resize', draw);
    };
  }, []);
  return <div ref={line} className={styles.line} aria-hidden="true" />;
}
