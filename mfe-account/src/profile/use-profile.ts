import { getUser, getUserData, isLoggedIn, updateUser } from '@stezhka/account-contract';
import { useUnsaved } from '@stezhka/shared-ui/lib/unsaved';
import { type CallError, shell } from '@stezhka/shell-contract';
import { useEffect, useState } from 'react';
import { bodyOf, dotted, type Edit, withEdit } from './pending-edits.ts';

type SavingState = 'idle' | 'saving' | 'saved' | 'offline' | 'refused';

/** The member with what they have told, and the list of edits that are not saved yet. */
export function useProfile() {
  const { useCall, useChange, events } = shell();
  const { data: user } = useCall(getUser);
  const { data } = useCall(getUserData);
  const [save] = useChange(updateUser, { quiet: true });
  const [edits, setEdits] = useState<Edit[]>([]);
  const [sent, setSent] = useState<Record<string, string>>({});
  const [state, setState] = useState<SavingState>('idle');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const member = isLoggedIn(user) ? user : undefined;
  const userData = data?.userData;
  useUnsaved(edits.length > 0);
  // What was sent stands until the server's own copy has come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new copy is the whole reason
  useEffect(() => setSent({}), [member, userData]);

  const { birthday, ...told } = userData ?? { birthday: null };
  const all: Record<string, unknown> = { ...told, ...member, birthday: dotted(birthday) };
  const saved = (key: string) => sent[key] ?? String(all[key] ?? '');

  return {
    member,
    userData,
    edits,
    state,
    errors,
    /** As the field shows it. */
    value: (key: string) => edits.find((edit) => edit.key === key)?.value ?? saved(key),
    edit(key: string, value: string) {
      setEdits((before) => withEdit(before, { key, value }, saved(key)));
      setErrors(({ [key]: _, ...others }) => others);
      setState('idle');
    },
    reset() {
      setEdits([]);
      setErrors({});
      setState('idle');
    },
    async send() {
      setState('saving');
      setErrors({});
      try {
        await save({ body: bodyOf(edits) });
        setSent((before) => ({
          ...before,
          ...Object.fromEntries(edits.map(({ key, value }) => [key, value])),
        }));
        // What was typed while it was on its way is still to be saved.
        setEdits((now) => now.filter((edit) => !edits.includes(edit)));
        setState('saved');
        if (member) events.emit('account:user-changed', { userId: member.id });
      } catch (error) {
        const { status, fields = {} } = error as CallError;
        setErrors(fields);
        setState(status === 0 ? 'offline' : 'refused');
      }
    },
  };
}

export type Profile = ReturnType<typeof useProfile>;
