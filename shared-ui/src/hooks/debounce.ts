import { useEffect, useState } from 'react';

/** Value after `delay` ms without a change; `settle` sets a value at once. */
export function useDebouncedValue<T>(value: T, delay: number): [settled: T, settle: (value: T) => void] {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return [settled, settle];
}

/** True once `on` has lasted `delay` ms, so that quick answers show no spinner. */
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
