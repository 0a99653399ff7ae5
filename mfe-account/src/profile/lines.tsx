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
import type { Id, Operation } from '@stezhka/kit-contract';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { Icon } from '@stezhka/shared-ui/icon';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { type CallError, shell } from '@stezhka/shell-contract';
import { Pencil, Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useText } from '../texts/use-text.ts';
import { LineEditor } from './line-editor.tsx';
import styles from './lines.module.css';

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

/** A list of short lines that are added, changed and taken out in place (product 2.6, Profile). */
export function Lines({ list }: { list: 'skills' | 'services' }) {
  const text = useText('lines');
  const { useCall, useChange } = shell();
  const skills = useCall(getSkills, undefined, { skip: list !== 'skills' });
  const services = useCall(getServices, undefined, { skip: list !== 'services' });
  const lines: Skill[] = (list === 'skills' ? skills.data?.skills : services.data?.services) ?? [];
  const calls = CALLS[list];
  const [add] = useChange(calls.add, { quiet: true });
  const [update] = useChange(calls.update, { quiet: true });
  const [remove] = useChange(calls.remove, { quiet: true });
  /** A line's id, or 'new'. */
  const [open, setOpen] = useState<string>();
  const [going, setGoing] = useState<string>();
  const [error, setError] = useState('');
  const adder = useRef<HTMLButtonElement>(null);
  const id = useId();

  const close = () => {
    setOpen(undefined);
    adder.current?.focus();
  };
  const drop = async (line: Skill) => {
    setGoing(line.id);
    setError('');
    await remove({ params: { id: line.id } }).catch((failure: CallError) => {
      // Somebody has taken it out elsewhere: then it is as it should be.
      if (failure.status !== 404) setError(failure.message);
    });
    setGoing(undefined);
    adder.current?.focus();
  };
  return (
    <Panel aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{text(list)}</h2>
        <span className={styles.count}>{lines.length || ''}</span>
      </div>
      {!lines.length && open === undefined && <p className={styles.empty}>{text(`${list}.empty`)}</p>}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} data-going={going === line.id || undefined}>
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
      {open !== 'new' && lines.length < SKILL_LIMITS.count && (
        <Button
          ref={adder}
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
