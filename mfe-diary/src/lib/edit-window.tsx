import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { TextField } from '@stezhka/shared-ui/form/text-field';
import { Modal } from '@stezhka/shared-ui/modal';
import { useUnsaved } from '@stezhka/shared-ui/unsaved';
import { type FormEvent, useId, useState } from 'react';

export interface Edited {
  id: string;
  text: string;
}

interface EditWindowProps {
  edited: Edited | undefined;
  open: boolean;
  title: string;
  label: string;
  limit: number;
  required: string;
  onSave: (id: string, text: string) => void;
  onClose: () => void;
}

/** Other words for an item of a list. */
export function EditWindow({ edited, open, title, onClose, ...rest }: EditWindowProps) {
  const t = useText('diary.events');
  const form = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      size="s"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('close')}
          </Button>
          <Button type="submit" form={form}>
            {t('save')}
          </Button>
        </>
      }
    >
      {edited && (
        <Words key={`${edited.id} ${open}`} form={form} edited={edited} onClose={onClose} {...rest} />
      )}
    </Modal>
  );
}

interface WordsProps extends Pick<EditWindowProps, 'label' | 'limit' | 'required' | 'onSave' | 'onClose'> {
  form: string;
  edited: Edited;
}

function Words({ form, edited, label, limit, required, onSave, onClose }: WordsProps) {
  const [text, setText] = useState(edited.text);
  const [error, setError] = useState<string>();
  const words = text.trim();
  useUnsaved(words !== edited.text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!words) return setError(required);
    onClose();
    if (words !== edited.text) onSave(edited.id, words);
  };
  return (
    <form id={form} onSubmit={submit} noValidate>
      <TextField
        label={label}
        name="text"
        data-autofocus
        required
        maxLength={limit}
        value={text}
        {...(error !== undefined && { error })}
        onChange={(value) => {
          setText(value);
          setError(undefined);
        }}
      />
    </form>
  );
}
