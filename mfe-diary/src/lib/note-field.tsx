import { type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import styles from './note-field.module.css';

interface NoteFieldProps {
  ref?: Ref<HTMLTextAreaElement>;
  /** What kind of question it is, above its words. */
  kind?: string | undefined;
  title: string;
  placeholder: string;
  value: string;
  /** Characters. */
  limit: number;
  readOnly: boolean;
  onChange: (value: string) => void;
  onDone: () => void;
}

export function NoteField({
  ref,
  kind,
  title,
  placeholder,
  value,
  limit,
  readOnly,
  onChange,
  onDone,
}: NoteFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => field.current!);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useEffect(() => {
    const area = field.current;
    const style: object | undefined = area?.style;
    if (!area || !style || 'fieldSizing' in style) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  }, [value]);
  return (
    <div>
      <label htmlFor={id} className={styles.question}>
        {kind && <span className={styles.kind}>{kind}</span>}
        {title}
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles.lines}
        rows={2}
        maxLength={limit}
        placeholder={placeholder}
        value={value}
        readOnly={readOnly}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onDone}
      />
    </div>
  );
}
