import { type ComponentProps, useEffect, useRef } from 'react';
import { Gate } from './gate.tsx';

/** The gate after something was done: its heading takes the focus, so that nobody misses what has happened. */
export function GateNews(props: Omit<ComponentProps<typeof Gate>, 'heading'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <Gate {...props} heading={heading} />;
}
