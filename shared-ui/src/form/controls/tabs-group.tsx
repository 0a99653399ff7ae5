import type { FormField } from '@stezhka/kit-contract';
import { useLayoutEffect, useState } from 'react';
import { Tabs } from '../../navigation/tabs.tsx';
import { useForm } from '../form-context.ts';
import { isInvalid } from '../form-validation.ts';
import { Field } from './field.tsx';
import styles from './tabs-group.module.css';

export function TabsGroup({ field }: { field: FormField }) {
  const { state } = useForm();
  const { fields = [], label = field.name } = field;
  const [open, setOpen] = useState(fields[0]?.fullName);
  const wrong = fields.filter((one) => isInvalid(one, state.errors)).map(({ fullName }) => fullName);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a refusal moves the tabs, not each mended field
  useLayoutEffect(() => {
    if (wrong[0] !== undefined && !wrong.includes(open ?? '')) setOpen(wrong[0]);
  }, [state.refusals]);

  return (
    <Tabs
      label={label}
      value={open}
      onChange={setOpen}
      keepMounted
      tabs={fields.map((one) => ({
        id: one.fullName,
        title: (
          <span className={wrong.includes(one.fullName) ? styles.wrong : undefined}>
            {one.label ?? one.name}
          </span>
        ),
        content: <Field field={one} bare />,
      }))}
    />
  );
}
