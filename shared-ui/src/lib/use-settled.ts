import { useEffect, useState } from 'react';

/** A value once it has stood still for `delay` ms; `settle` takes another at once. */
export function useSettled<T>(value: T, delay: number): [settled: T, settle: (value: T) => void] {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return [settled, settle];
}
