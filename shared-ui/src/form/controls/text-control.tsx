import { type ComponentProps, type SyntheticEvent, useMemo } from 'react';
import type { MaskName } from '../fields/masks.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useMask } from '../fields/use-mask.ts';
import { type ControlProps, useField } from '../form-context.ts';
import { EMPTY_MONEY } from '../form-values.ts';

type Own = Pick<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'onFocus' | 'onClick' | 'autoCapitalize'
> & { mask?: MaskName };

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

const selectEmpty = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
  if (currentTarget.value === EMPTY_MONEY) currentTarget.select();
};

export const MoneyControl = (props: ControlProps) => (
  // A click drops the selection that the focus made.
  <TextControl
    {...props}
    own={{ inputMode: 'decimal', mask: 'money', onFocus: selectEmpty, onClick: selectEmpty }}
  />
);

export const PhoneControl = (props: ControlProps) => (
  <TextControl
    {...props}
    own={{ type: 'tel', inputMode: 'tel', ...(!props.field.attr?.mask && { mask: 'phone' as const }) }}
  />
);

export function PasswordControl(props: ControlProps) {
  const { attr, placeholder, autocomplete } = props.field;
  const { value, onChange, text, shown } = useField(props);
  return (
    <PasswordField
      {...shown}
      {...{ value, onChange, placeholder }}
      autoComplete={autocomplete}
      maxLength={attr?.maxlength}
      showLabel={text('form.show')}
      hideLabel={text('form.hide')}
    />
  );
}
