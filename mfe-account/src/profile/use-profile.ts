import { getUser, getUserData, isLoggedIn, type User, updateUser } from '@stezhka/account-contract';
import { useUnsaved } from '@stezhka/shared-ui/unsaved';
import { type CallError, shell } from '@stezhka/shell-contract';
import { useEffect, useRef, useState } from 'react';
import { bodyOf, dotted, type Edit, type EditKey, readDraft, saveDraft, withEdit } from './pending-edits.ts';

/** 'refused': fields are marked; 'login': the session has ended; 'other': it is another member's; 'failed': the server explains. */
type SavingState = 'idle' | 'saving' | 'saved' | 'offline' | 'refused' | 'login' | 'other' | 'failed';

/** The member, their data, and the edits not saved yet. */
export function useProfile() {
  const { useCall, useChange, events } = shell();
  const { data: user } = useCall(getUser);
  const { data } = useCall(getUserData);
  const [save] = useChange(updateUser, { quiet: true });
  const [edits, setEdits] = useState<Edit[]>([]);
  const [draftOwner, setDraftOwner] = useState<string>();
  const [sent, setSent] = useState<Record<string, string>>({});
  const [state, setState] = useState<SavingState>('idle');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState('');
  // After the session's end the page stays until the visitor goes to the login.
  const known = useRef<User>(undefined);
  if (isLoggedIn(user)) known.current = user;
  const member = known.current;
  const userData = data?.userData;
  useUnsaved(edits.length > 0);
  // The sent values stay until the server's own copy has come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new copy is the whole reason
  useEffect(() => setSent((before) => (Object.keys(before).length ? {} : before)), [member, userData]);

  const { birthday, ...told } = userData ?? { birthday: null };
  const all: Record<string, unknown> = { ...told, ...member, birthday: dotted(birthday) };
  const saved = (key: string) => sent[key] ?? String(all[key] ?? '');

  // Edits survive another page, another language and a reload.
  const id = member?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each member
  useEffect(() => {
    if (!id) return;
    setEdits(readDraft(id).filter(({ key, value }) => value !== saved(key)));
    setDraftOwner(id);
  }, [id]);
  useEffect(() => {
    if (id && draftOwner === id) saveDraft(id, edits);
  }, [id, draftOwner, edits]);

  return {
    member,
    userData,
    edits,
    state,
    errors,
    /** The server's message in the state 'failed'. */
    refusal,
    value: (key: EditKey) => edits.find((edit) => edit.key === key)?.value ?? saved(key),
    /** Only what is saved can be emptied, which the service refuses for a name. */
    isSaved: (key: EditKey) => saved(key) !== '',
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
    /** The result of the last save was seen. */
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
        // Edits made during the call stay.
        setEdits((now) => now.filter((edit) => !edits.includes(edit)));
        setState('saved');
        if (member) events.emit('account:user-changed', { userId: member.id });
      } catch (error) {
        const { status, code, fields = {}, message } = error as CallError;
        setErrors(fields);
        setRefusal(message);
        setState(
          Object.keys(fields).length ? 'refused' : code === 'other_member' ? 'other' : stateOf(status),
        );
      }
    },
  };
}

function stateOf(status: number): SavingState {
  if (status === 0) return 'offline';
  return status === 401 ? 'login' : 'failed';
}

export type Profile = ReturnType<typeof useProfile>;
