import { DIARY_COLORS, type ParameterSetting, type ParameterSphere } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Modal } from '@stezhka/shared-ui/modal';
import { useUnsaved } from '@stezhka/shared-ui/unsaved';
import type { CallError } from '@stezhka/shell-contract';
import { type FormEvent, useId, useState } from 'react';
import { ColorChoice } from '../lib/color-choice.tsx';
import { randomId } from '../lib/random-id.ts';
import { draftOf, NEW_OWN, type OwnField, ownOf } from './own-parameter.ts';
import { OwnParameterFields } from './own-parameter-fields.tsx';
import styles from './settings.module.css';
import type { ParameterChange } from './use-parameter-settings.ts';

interface ParameterWindowProps {
  open: boolean;
  /** Absent: a new own one. */
  parameter: ParameterSetting | undefined;
  spheres: ParameterSphere[];
  /** @throws CallError */
  onSave: (change: ParameterChange) => Promise<void>;
  onClose: () => void;
}

/** The colour of a parameter, and everything of an own one. */
export function ParameterWindow({ open, parameter, spheres, onSave, onClose }: ParameterWindowProps) {
  const t = useText('diary.settings');
  const form = useId();
  const own = !parameter || parameter.own;
  // A failed save is repeated with the same key, so that it makes no second parameter.
  const [key] = useState(() => parameter?.key ?? `parameters[own_${randomId()}]`);
  const [saved] = useState(() => (parameter ? draftOf(parameter) : NEW_OWN));
  const [draft, setDraft] = useState(saved);
  useUnsaved(open && JSON.stringify(draft) !== JSON.stringify(saved));
  const [wrong, setWrong] = useState<OwnField[]>([]);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const [removing, setRemoving] = useState(false);

  const send = async (change: Omit<ParameterChange, 'key'>) => {
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      await onSave({ key, ...change });
      onClose();
    } catch (error) {
      const { message, fields } = error as CallError;
      setFailure([message, ...Object.values(fields ?? {})].join(' '));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!own) {
      void send({ color: draft.color });
      return;
    }
    const checked = ownOf(draft);
    if ('wrong' in checked) setWrong(checked.wrong);
    else void send({ own: checked.own, ...(!parameter && { chosen: true }) });
  };
  const close = () => {
    setRemoving(false);
    onClose();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      title={parameter?.title ?? t('own.new')}
      closeLabel={t('close')}
      footer={
        <>
          {parameter?.own && (
            <Button
              variant={removing ? 'danger' : 'ghost'}
              onClick={() => (removing ? void send({ removed: true }) : setRemoving(true))}
            >
              {t(removing ? 'own.removeSure' : 'own.remove')}
            </Button>
          )}
          {parameter && !own && (
            <Button variant="ghost" onClick={() => void send({ color: null })}>
              {t('colorUsual')}
            </Button>
          )}
          <Button type="submit" form={form} loading={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        {removing && <p role="status">{t('own.removeText')}</p>}
        {own && (
          <OwnParameterFields
            draft={draft}
            wrong={wrong}
            isNew={!parameter}
            spheres={spheres}
            onChange={(part) => {
              setDraft((now) => ({ ...now, ...part }));
              setWrong([]);
            }}
          />
        )}
        <ColorChoice
          label={t('color')}
          colors={DIARY_COLORS}
          value={draft.color}
          onChange={(color) => setDraft((now) => ({ ...now, color }))}
        />
      </form>
    </Modal>
  );
}
