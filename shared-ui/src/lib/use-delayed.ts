import { useEffect, useState } from 'react';

/** True once `on` has lasted `delay` ms, so that what answers quickly shows no spinner. */
export function useDelayed(on: boolean, delay = 200): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [on, delay]);
  return on && late;
}
