import { useText } from '@stezhka/intl';
import { noBreak } from '@stezhka/shared-ui/format';
import { type ComponentProps, type ReactNode, type Ref, useEffect, useRef } from 'react';
import styles from './auth-layout.module.css';

interface AuthLayoutProps {
  title: string;
  lead: string;
  /** Shown over the picture on wide screens. */
  quote: string;
  /** For a caller that moves the focus to it. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** Layout of login, registration and recovery: a picture on one side, a form on the other. */
export function AuthLayout({ title, lead, quote, heading, children }: AuthLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.land}>
        <p className={styles.quote} aria-hidden="true">
          {noBreak(quote)}
        </p>
      </div>
      <div className={styles.side}>
        <div className={styles.form}>
          <h1 ref={heading} tabIndex={heading ? -1 : undefined}>
            {noBreak(title)}
          </h1>
          {/* The second step changes it. */}
          <p className={styles.lead} aria-live="polite">
            {noBreak(lead)}
          </p>
          {children}
        </div>
      </div>
    </div>
  );
}

export const AuthLayoutExit = ({ children }: { children: ReactNode }) => (
  <p className={styles.exit}>{children}</p>
);

export const AuthLayoutAside = ({ children }: { children: ReactNode }) => (
  <p className={styles.forgot}>{children}</p>
);

/** The layout after an action: its heading takes the focus, so that screen readers announce the result. */
export function AuthNotice(props: Omit<ComponentProps<typeof AuthLayout>, 'heading'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <AuthLayout {...props} heading={heading} />;
}

/** A path with the `next` of the current address, and no other parameter of it. @param search of the current page */
export function withNext(path: string, search: string): string {
  const next = new URLSearchParams(search).get('next');
  return next ? `${path}?${new URLSearchParams({ next })}` : path;
}

/** Below the form of a code: for whoever has neither the app nor recovery codes. */
export function CodeHelp() {
  const text = useText('account.second.help');
  return (
    <details className={styles.help}>
      <summary>{text('title')}</summary>
      <p>{text('stranger')}</p>
      <p>{text('lost')}</p>
    </details>
  );
}
