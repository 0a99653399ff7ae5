import { SKILL_LIMITS } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { TextField } from '@stezhka/shared-ui/form/text-field';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import type { CallError } from '@stezhka/shell-contract';
import { Check, LoaderCircle, X } from 'lucide-react';
import { useState } from 'react';
import styles from './editable-list.module.css';

interface LineEditorProps {
  label: string;
  initial: string;
  /** Rejects with a CallError. */
  onSave: (text: string) => Promise<unknown>;
  onClose: () => void;
}

/** Enter saves, Escape cancels. */
export function LineEditor({ label, initial, onSave, onClose }: LineEditorProps) {
  const t = useText('account');
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    if (value.trim() === initial && initial) return onClose();
    setSaving(true);
    try {
      await onSave(value);
      onClose();
    } catch (failure) {
      const { fields, message } = failure as CallError;
      setError(fields?.text ?? message);
      setSaving(false);
    }
  };
  return (
    <form
      className={styles.editor}
      aria-busy={saving || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving) void save();
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <TextField
        label={label}
        labelHidden
        value={value}
        onChange={(next) => {
          setValue(next);
          setError(undefined);
        }}
        error={error}
        maxLength={SKILL_LIMITS.text}
        autoFocus
        readOnly={saving}
      />
      <IconButton
        icon={saving ? LoaderCircle : Check}
        type="submit"
        aria-disabled={saving || undefined}
        label={t(saving ? 'profile.state.saving' : 'lines.save')}
      />
      <IconButton icon={X} label={t('lines.cancel')} onClick={onClose} />
    </form>
  );
}
