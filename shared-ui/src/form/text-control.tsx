import { type ComponentProps, useMemo } from 'react';
import { type ControlProps, useField } from './form-context.ts';
import type { MaskName } from './masks.ts';
import { TextField } from './text-field.tsx';
import { useMask } from './use-mask.ts';

type Own = Pick<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'onFocus' | 'onClick' | 'autoCapitalize'
> & { mask?: MaskName };

/** One line of text; the types below differ in keypad and mask. */
export function TextControl({ own, ...props }: ControlProps & { own?: Own }) {
  const { mask: name, ...look } = own ?? {};
  const { attr, placeholder, autocomplete } = props.field;
  const { value, onChange, shown } = useField(props);
  const pattern = attr?.mask;
  const wanted = useMemo(() => name ?? (pattern ? { pattern } : undefined), [pattern, name]);
  const mask = useMask(wanted, value, onChange);
  return (
    <TextField
      {...shown}
      {...{ value, onChange, placeholder, mask }}
      autoComplete={autocomplete}
      maxLength={attr?.maxlength}
      {...look}
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
