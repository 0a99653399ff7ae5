import { type ComponentProps, useEffect, useRef } from 'react';
import { AuthLayout } from './auth-layout.tsx';

/** The layout after an action: its heading takes the focus, so that screen readers announce the result. */
export function AuthNotice(props: Omit<ComponentProps<typeof AuthLayout>, 'heading'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <AuthLayout {...props} heading={heading} />;
}
