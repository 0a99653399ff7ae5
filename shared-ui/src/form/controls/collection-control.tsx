import { Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../button/button.tsx';
import { IconButton } from '../../button/icon-button.tsx';
import { Icon } from '../../icon/icon.tsx';
import { FieldsetFrame } from '../fields/field-frame.tsx';
import { type ControlProps, useField, useForm } from '../form-context.ts';
import styles from './collection-control.module.css';
import { Field } from './field.tsx';

export function CollectionControl(props: ControlProps) {
  const { add, remove } = useForm();
  const { text, shown } = useField(props);
  const { fullName, fields = [], prototype } = props.field;
  const box = useRef<HTMLDivElement>(null);
  const count = useRef(fields.length);

  // A new entry takes the focus; a removal must not drop the focus to the page.
  useEffect(() => {
    const before = count.current;
    count.current = fields.length;
    if (fields.length === before || !box.current?.contains(document.activeElement ?? null)) {
      if (fields.length >= before) return;
    }
    const entries = box.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [];
    const into = fields.length > before ? entries[entries.length - 1] : box.current;
    const target = fields.length > before ? 'input:not([type=hidden]), select, textarea' : '[data-add]';
    into?.querySelector<HTMLElement>(target)?.focus();
  }, [fields.length]);

  return (
    <FieldsetFrame {...shown}>
      <div ref={box} className={styles.entries}>
        {fields.map((entry) => (
          <div key={entry.fullName} className={styles.entry} data-entry>
            <div className={styles.fields}>
              <Field field={entry} />
            </div>
            <IconButton
              icon={X}
              label={text('form.remove')}
              onClick={() => remove(fullName, entry.fullName)}
            />
          </div>
        ))}
        {prototype && (
          <Button
            variant="outline"
            size="s"
            icon={<Icon of={Plus} size={18} />}
            className={styles.add}
            data-add
            onClick={() => add(fullName)}
          >
            {text('form.add')}
          </Button>
        )}
      </div>
    </FieldsetFrame>
  );
}
