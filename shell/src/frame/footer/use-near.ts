import { type RefObject, useEffect, useState } from 'react';

const AHEAD = '25% 0px';

export function useNear(ref: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    // The whole footer is watched: the focused placeholder could be replaced.
    const around = element.closest('footer') ?? element;
    const stop = () => {
      observer.disconnect();
      around.removeEventListener('focusin', come);
    };
    const come = () => {
      setNear(true);
      stop();
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    around.addEventListener('focusin', come);
    return stop;
  }, [ref]);
  return near;
}
