import { logout } from '@stezhka/account-contract';
import { useLocale } from '@stezhka/intl';
import { localePath } from '@stezhka/kit-contract';
import { shell } from '@stezhka/shell-contract';
import { useRef, useState } from 'react';
import { leaveFor } from './leave-for.ts';
import { forgetTexts, hasUnsavedTexts } from './member-texts.ts';

export interface Logout {
  /** Asks first where something is not saved. */
  logOut: () => void;
  /** The call or what comes before it is under way. */
  leaving: boolean;
  asking: boolean;
  /** The answers. */
  stay: () => void;
  leaveUnsaved: () => void;
}

export function useLogout(member: string): Logout {
  const { useChange, events } = shell();
  const [run] = useChange(logout);
  const locale = useLocale();
  const [state, setState] = useState<'here' | 'leaving' | 'asking' | 'leavingUnsaved'>('here');
  const busy = useRef(false);

  const isSaved = async () => {
    const saving: Promise<boolean>[] = [];
    events.emit('account:logging-out', { until: (saved) => void saving.push(saved) });
    const saved = await Promise.all(saving.map((one) => one.catch(() => false)));
    return !(await hasUnsavedTexts(member)) && saved.every(Boolean);
  };
  const leave = async (dropped: boolean) => {
    if (busy.current) return;
    busy.current = true;
    setState(dropped ? 'leavingUnsaved' : 'leaving');
    try {
      if (!dropped && !(await isSaved())) {
        setState('asking');
        return;
      }
      await run();
      await forgetTexts(member, { dropped });
      events.emit('account:user-changed', { userId: null });
      leaveFor(localePath('/', locale));
    } catch {
      // The call itself has told of its failure.
    } finally {
      busy.current = false;
      setState((now) => (now === 'asking' ? now : 'here'));
    }
  };
  return {
    logOut: () => void leave(false),
    leaving: state === 'leaving' || state === 'leavingUnsaved',
    asking: state === 'asking' || state === 'leavingUnsaved',
    stay: () => setState((now) => (now === 'asking' ? 'here' : now)),
    leaveUnsaved: () => void leave(true),
  };
}
