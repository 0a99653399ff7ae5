import { type RefObject, useEffect, useState } from 'react';

interface ViewportOptions {
  /** Until it is known. True by default, so that the server's page hides nothing. */
  before?: boolean;
  /** How far around the window counts, e.g. '25% 0px'. */
  margin?: string;
}

/** False while the element waits below the fold. */
export function useInViewport(
  ref: RefObject<Element | null>,
  { before = true, margin = '0px' }: ViewportOptions = {},
): boolean {
  const [seen, setSeen] = useState(before);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        setSeen(entry?.isIntersecting ?? true);
        if (entry?.isIntersecting) observer.disconnect();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, margin]);
  return seen;
}
