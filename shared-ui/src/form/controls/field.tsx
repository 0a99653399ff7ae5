import type { FormField } from '@stezhka/kit-contract';
import { type ComponentType, Suspense } from 'react';
import { cx } from '../../styles/cx.ts';
import { FieldFrame } from '../fields/field-frame.tsx';
import { type ControlProps, useField, useForm } from '../form-context.ts';
import { isHidden, isParent } from '../form-values.ts';
import { CheckboxControl, RadioControl } from './choice-controls.tsx';
import styles from './field-list.module.css';
import { GroupControl } from './group-control.tsx';
import { CollectionControl, DatetimeControl } from './lazy-controls.tsx';
import { SelectControl } from './select-control.tsx';
import {
  DateControl,
  EmailControl,
  MoneyControl,
  NumberControl,
  PasswordControl,
  PhoneControl,
  TextControl,
} from './text-control.tsx';
import { TextareaControl } from './textarea-control.tsx';

const controls = new Map<string, ComponentType<ControlProps>>([
  ['group', GroupControl],
  ['collection', CollectionControl],
  ['text', TextControl],
  ['number', NumberControl],
  ['date', DateControl],
  ['money', MoneyControl],
  ['textarea', TextareaControl],
  ['phone', PhoneControl],
  ['email', EmailControl],
  ['password', PasswordControl],
  ['datetime', DatetimeControl],
  ['checkbox', CheckboxControl],
  ['select', SelectControl],
  ['radio', RadioControl],
]);

export function Field(props: ControlProps) {
  const { elements = {}, text } = useForm();
  const { customEl = '', type } = props.field;
  if (isHidden(props.field)) return <HiddenControl {...props} />;
  const Control = elements[customEl] ?? controls.get(type) ?? GenericControl;
  return (
    <Suspense fallback={<p role="status">{text('form.loading')}</p>}>
      <Control {...props} />
    </Suspense>
  );
}

export function FieldList({ fields, only }: { fields: FormField[]; only?: string }) {
  return (
    <div className={styles.list}>
      {fields.map((field) => (
        <div
          key={field.fullName}
          className={cx(styles.place, isWide(field) && styles.wide)}
          hidden={isHidden(field) || (only !== undefined && field.fullName !== only)}
        >
          <Field field={field} />
        </div>
      ))}
    </div>
  );
}

const WIDE = ['textarea', 'radio', 'checkbox', 'datetime'];
const isWide = (field: FormField) => isParent(field) || WIDE.includes(field.type);

function HiddenControl(props: ControlProps) {
  const { value, shown } = useField(props);
  return <input type="hidden" name={shown.name} value={String(value ?? '')} />;
}

/** Fallback for an unknown field type (product 8, The error catalogue). */
function GenericControl(props: ControlProps) {
  const { shown } = useField(props);
  return (
    <FieldFrame {...shown}>
      <output id={shown.id}>type is not supported({props.field.type})</output>
    </FieldFrame>
  );
}
