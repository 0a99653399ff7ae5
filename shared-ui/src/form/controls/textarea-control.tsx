import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../button/button.tsx';
import { Icon } from '../../icon/icon.tsx';
import styles from '../fields/field.module.css';
import { TextareaField } from '../fields/textarea-field.tsx';
import { type ControlProps, useField } from '../form-context.ts';

const NEAR = 0.8;

/** No cut at the limit: a cut of a pasted text would go unnoticed. The server refuses a longer text. */
export function TextareaControl(props: ControlProps) {
  const { attr, placeholder } = props.field;
  const { value, onChange, shown, text } = useField(props);
  const area = useRef<HTMLTextAreaElement>(null);
  const [pressed, setPressed] = useState(false);
  const [folded, setFolded] = useState(attr?.folded);
  if (folded && (value || shown.error !== undefined)) setFolded(false);
  useEffect(() => {
    if (pressed) area.current?.focus();
  }, [pressed]);
  const unfold = () => {
    setFolded(false);
    setPressed(true);
  };
  if (folded)
    return (
      <Button variant="ghost" className={styles.unfold} icon={<Icon of={Plus} size={18} />} onClick={unfold}>
        {shown.label}
      </Button>
    );
  const most = attr?.maxlength ?? Number.POSITIVE_INFINITY;
  const count = `${value.length} / ${most}`;
  const over = value.length > most;
  return (
    <TextareaField
      {...shown}
      {...{ value, onChange, placeholder }}
      ref={area}
      {...(over && { error: `${text('form.tooLong')}: ${count}` })}
      hint={
        over || value.length <= most * NEAR ? shown.hint : [shown.hint, count].filter(Boolean).join(' · ')
      }
    />
  );
}
