import { type ComponentProps, useMemo } from 'react';
import { type ControlProps, useField } from './form-context.ts';
import { textMask } from './masks.ts';
import { TextField } from './text-field.tsx';

type Own = Pick<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'mask' | 'onFocus' | 'onClick' | 'autoCapitalize'
>;

/** One line of text; the types below differ in keypad and mask. */
export function TextControl({ own, ...props }: ControlProps & { own?: Own }) {
  const { attr, placeholder, autocomplete } = props.field;
  const { value, onChange, shown } = useField(props);
  const pattern = attr?.mask;
  const mask = useMemo(() => (pattern ? textMask(pattern) : undefined), [pattern]);
  return (
    <TextField
      {...shown}
      {...{ value, onChange, placeholder, mask }}
      autoComplete={autocomplete}
      maxLength={attr?.maxlength}
      {...own}
    />
  );
}

export const EmailControl = (props: ControlProps) => (
  <TextControl {...props} own={{ type: 'email', inputMode: 'email', autoCapitalize: 'none' }} />
);

export const NumberControl = (props: ControlProps) => (
  <TextControl {...props} own={{ inputMode: props.field.attr?.step === 'any' ? 'decimal' : 'numeric' }} />
);

export function DateControl(props: ControlProps) {
  const { value, onChange, shown } = useField(props);
  const { min, max } = props.field.attr ?? {};
  return <TextField {...shown} {...{ value, onChange, min, max }} type="date" />;
}
