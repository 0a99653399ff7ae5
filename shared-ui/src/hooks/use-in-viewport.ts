import { type RefObject, useEffect, useState } from 'react';

/**
 * False while the element waits below the fold, true from the first sight on. It starts true, so that
 * the server's page and what is on screen at once hide nothing.
 */
export function useInViewport(ref: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      setSeen(entry?.isIntersecting ?? true);
      if (entry?.isIntersecting) observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return seen;
}
