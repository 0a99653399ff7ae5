import {
  addService,
  addSkill,
  deleteService,
  deleteSkill,
  getServices,
  getSkills,
  SKILL_LIMITS,
  type Skill,
  type SkillBody,
  updateService,
  updateSkill,
} from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import type { Id, Operation } from '@stezhka/kit-contract';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { Icon } from '@stezhka/shared-ui/icon';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { takeFocus } from '@stezhka/shared-ui/restore-focus';
import { type CallError, shell } from '@stezhka/shell-contract';
import { Pencil, Plus, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './editable-list.module.css';
import { LineEditor } from './line-editor.tsx';

type ById = { params: { id: Id } };
interface Calls {
  add: Operation<{ body: SkillBody; reply: unknown }>;
  update: Operation<ById & { body: SkillBody; reply: unknown }>;
  remove: Operation<ById & { reply: unknown }>;
}
const CALLS: Record<'skills' | 'services', Calls> = {
  skills: { add: addSkill, update: updateSkill, remove: deleteSkill },
  services: { add: addService, update: updateService, remove: deleteService },
};

/** Product 2.6, Profile. */
export function EditableList({ list }: { list: 'skills' | 'services' }) {
  const text = useText('account.lines');
  const { useCall, useChange } = shell();
  const skills = useCall(getSkills, undefined, { skip: list !== 'skills', optional: true });
  const services = useCall(getServices, undefined, { skip: list !== 'services', optional: true });
  const { error: unread, isFetching, refetch } = list === 'skills' ? skills : services;
  const read = list === 'skills' ? skills.data?.skills : services.data?.services;
  const lines: Skill[] = read ?? [];
  const calls = CALLS[list];
  const [add] = useChange(calls.add, { quiet: true });
  const [update] = useChange(calls.update, { quiet: true });
  const [remove] = useChange(calls.remove, { quiet: true });
  /** A line's id, or 'new'. */
  const [open, setOpen] = useState<string>();
  const [going, setGoing] = useState<string>();
  const [error, setError] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  /** The element to focus after the next render: a line's id, or 'new'. */
  const next = useRef<string>(undefined);
  const id = useId();

  useEffect(() => {
    const to = next.current;
    next.current = undefined;
    if (to) takeFocus(panel.current?.querySelector<HTMLElement>(`[data-line="${to}"]`) ?? panel.current);
  });
  const close = () => {
    next.current = open;
    setOpen(undefined);
  };
  const drop = async (line: Skill) => {
    if (going) return;
    setGoing(line.id);
    setError('');
    const at = lines.indexOf(line);
    try {
      await remove({ params: { id: line.id } }).catch((failure: CallError) => {
        // Removed elsewhere already.
        if (failure.status !== 404) throw failure;
        refetch();
      });
      next.current = (lines[at + 1] ?? lines[at - 1])?.id ?? 'new';
    } catch (failure) {
      setError((failure as CallError).message);
    }
    setGoing(undefined);
  };
  return (
    <Panel ref={panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{text(list)}</h2>
        <span className={styles.count}>{lines.length || ''}</span>
      </div>
      {unread && !read && (
        <ErrorArea
          title={text('failed')}
          text={unread.message}
          onRetry={refetch}
          retryLabel={text('retry')}
          retrying={isFetching}
        />
      )}
      {read && !lines.length && open === undefined && <p className={styles.empty}>{text(`${list}.empty`)}</p>}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} aria-busy={going === line.id || undefined}>
            {open === line.id ? (
              <LineEditor
                label={text(`${list}.one`)}
                initial={line.text}
                onSave={(value) => update({ params: { id: line.id }, body: { text: value } })}
                onClose={close}
              />
            ) : (
              <>
                <span className={styles.text}>{line.text}</span>
                <IconButton
                  icon={Pencil}
                  data-line={line.id}
                  label={text('edit', { text: line.text })}
                  onClick={() => setOpen(line.id)}
                />
                <IconButton
                  icon={X}
                  label={text('remove', { text: line.text })}
                  onClick={() => void drop(line)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {open === 'new' && (
        <LineEditor
          label={text(`${list}.one`)}
          initial=""
          onSave={(value) => add({ body: { text: value } })}
          onClose={close}
        />
      )}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {read && open !== 'new' && lines.length < SKILL_LIMITS.count && (
        <Button
          data-line="new"
          className={styles.add}
          variant="ghost"
          size="s"
          icon={<Icon of={Plus} size={18} />}
          onClick={() => setOpen('new')}
        >
          {text(`${list}.add`)}
        </Button>
      )}
    </Panel>
  );
}
