import { type RefObject, useEffect, useState } from 'react';

/** So much before it is seen. */
const AHEAD = '25% 0px';

/** True once the element is about to be seen, or the focus is in the footer it stands in; never on the server. */
export function useNear(ref: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    // Before the focus reaches the element itself: what stands there until then may go.
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
