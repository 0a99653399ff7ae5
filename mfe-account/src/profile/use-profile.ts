import { getUser, getUserData, isLoggedIn, type User, updateUser } from '@stezhka/account-contract';
import { useUnsaved } from '@stezhka/shared-ui/lib/unsaved';
import { type CallError, shell } from '@stezhka/shell-contract';
import { useEffect, useRef, useState } from 'react';
import { bodyOf, dotted, type Edit, type EditKey, readDraft, saveDraft, withEdit } from './pending-edits.ts';

/** 'refused': fields are marked; 'login': the session is over; 'failed': the server says why in a sentence. */
type SavingState = 'idle' | 'saving' | 'saved' | 'offline' | 'refused' | 'login' | 'failed';

/** The member with what they have told, and the list of edits that are not saved yet. */
export function useProfile() {
  const { useCall, useChange, events } = shell();
  const { data: user, refetch: askWhoIsThere } = useCall(getUser);
  const { data } = useCall(getUserData);
  const [save] = useChange(updateUser, { quiet: true });
  const [edits, setEdits] = useState<Edit[]>([]);
  const [keptFor, setKeptFor] = useState<string>();
  const [sent, setSent] = useState<Record<string, string>>({});
  const [state, setState] = useState<SavingState>('idle');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState('');
  // Whose session has ended keeps the page before their eyes until they leave it for the login.
  const known = useRef<User>(undefined);
  if (isLoggedIn(user)) known.current = user;
  const member = known.current;
  const userData = data?.userData;
  useUnsaved(edits.length > 0);
  // What was sent stands until the server's own copy has come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new copy is the whole reason
  useEffect(() => setSent((before) => (Object.keys(before).length ? {} : before)), [member, userData]);

  const { birthday, ...told } = userData ?? { birthday: null };
  const all: Record<string, unknown> = { ...told, ...member, birthday: dotted(birthday) };
  const saved = (key: string) => sent[key] ?? String(all[key] ?? '');

  // Another page, another language or a reload takes away nothing; the server knows of none of it.
  const id = member?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each member
  useEffect(() => {
    if (!id) return;
    setEdits(readDraft(id).filter(({ key, value }) => value !== saved(key)));
    setKeptFor(id);
  }, [id]);
  useEffect(() => {
    if (id && keptFor === id) saveDraft(id, edits);
  }, [id, keptFor, edits]);

  return {
    member,
    userData,
    edits,
    state,
    errors,
    /** The server's own sentence, for 'failed'. */
    refusal,
    /** As the field shows it. */
    value: (key: EditKey) => edits.find((edit) => edit.key === key)?.value ?? saved(key),
    edit(key: EditKey, value: string) {
      setEdits((before) => withEdit(before, { key, value }, saved(key)));
      setErrors(({ [key]: _, ...others }) => others);
      setState('idle');
    },
    reset() {
      setEdits([]);
      setErrors({});
      setState('idle');
    },
    /** What became of the last saving has been seen. */
    settle: () => setState('idle'),
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
        const { status, fields = {}, message } = error as CallError;
        setErrors(fields);
        setRefusal(message);
        setState(Object.keys(fields).length ? 'refused' : stateOf(status));
        // The login lets in only whom the page no longer takes for a member.
        if (status === 401) askWhoIsThere();
      }
    },
  };
}

function stateOf(status: number): SavingState {
  if (status === 0) return 'offline';
  return status === 401 ? 'login' : 'failed';
}

export type Profile = ReturnType<typeof useProfile>;
