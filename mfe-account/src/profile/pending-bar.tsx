import { useLocale, useText } from '@stezhka/intl';
import { useHref } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { Link } from '@stezhka/shared-ui/link';
import { takeFocus } from '@stezhka/shared-ui/restore-focus';
import { SaveState, type SaveStateProps } from '@stezhka/shared-ui/save-state';
import { showField } from '@stezhka/shared-ui/show-field';
import { useEffect, useRef } from 'react';
import { leaveFor } from './leave-for.ts';
import styles from './profile.module.css';
import type { Profile } from './use-profile.ts';

/** States that a retry may mend look like 'offline', which has a button. */
const LOOKS: Partial<Record<Profile['state'], SaveStateProps['state']>> = {
  saving: 'saving',
  saved: 'saved',
  offline: 'offline',
  failed: 'offline',
  other: 'offline',
  refused: 'refused',
  login: 'refused',
};

export function PendingBar({ profile }: { profile: Profile }) {
  const text = useText('account.profile');
  const locale = useLocale();
  const next = encodeURIComponent(useHref('/profile'));
  const bar = useRef<HTMLElement>(null);
  const { edits, state, errors } = profile;
  const names = new Intl.ListFormat(locale).format(edits.map(({ key }) => text(key).toLocaleLowerCase()));
  const fieldsOf = (keys: string[]) =>
    [...(bar.current?.parentElement?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].filter((field) =>
      keys.includes(field.dataset.field!),
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end of a saving
  useEffect(() => {
    const [wrong] = state === 'refused' ? fieldsOf(Object.keys(errors)) : [];
    if (wrong) showField(wrong);
    else if (state === 'saved' && document.activeElement === document.body) takeFocus(bar.current);
  }, [state]);

  // The bar appears or grows while the visitor types, and must not cover the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what makes it grow
  useEffect(() => {
    const field = document.activeElement;
    const top = bar.current?.getBoundingClientRect().top ?? 0;
    if (field?.closest('[data-field]') && field.getBoundingClientRect().bottom > top)
      field.scrollIntoView({ block: 'nearest' });
  }, [names, state]);

  const reset = () => {
    const [field] = fieldsOf(edits.map(({ key }) => key));
    profile.reset();
    takeFocus(field?.closest<HTMLElement>('section'));
  };
  const look = state === 'saved' && edits.length ? undefined : LOOKS[state];
  return (
    <section
      ref={bar}
      className={styles.pending}
      aria-label={text(edits.length ? 'unsaved' : 'state.saved')}
      onBlur={() => state === 'saved' && profile.settle()}
    >
      <div className={styles.pendingWords}>
        {edits.length > 0 && <p>{text('unsaved.list', { names })}</p>}
        {look && state !== 'idle' && (
          <SaveState
            state={look}
            text={state === 'failed' || state === 'other' ? profile.refusal : text(`state.${state}`)}
            onRetry={() => (state === 'other' ? leaveFor(location.href) : void profile.send())}
            retryLabel={text(state === 'other' ? 'reload' : 'retry')}
          >
            {state === 'login' && <Link href={`/login?next=${next}`}>{text('state.login.link')}</Link>}
          </SaveState>
        )}
      </div>
      {edits.length > 0 && (
        <div className={styles.actions}>
          <Button variant="ghost" size="s" onClick={reset} disabled={state === 'saving'}>
            {text('reset')}
          </Button>
          <Button size="s" loading={state === 'saving'} onClick={() => void profile.send()}>
            {text('save')}
          </Button>
        </div>
      )}
    </section>
  );
}
