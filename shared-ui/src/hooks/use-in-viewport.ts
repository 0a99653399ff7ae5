import { type RefObject, useEffect, useState } from 'react';

/** `atFirst` until it is known, true so that the server's page hides nothing; false while the element waits below the fold. */
export function useInViewport(ref: RefObject<Element | null>, atFirst = true): boolean {
  const [seen, setSeen] = useState(atFirst);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return setSeen(true);
    const observer = new IntersectionObserver(([entry]) => {
      setSeen(entry?.isIntersecting ?? true);
      if (entry?.isIntersecting) observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return seen;
}
