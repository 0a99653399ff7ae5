import type { SyntheticEvent } from 'react';
import type { ControlProps } from './form-context.ts';
import { EMPTY_MONEY } from './form-values.ts';
import { TextControl } from './text-control.tsx';

/** Selected, so that the first key takes its place. */
const selectEmpty = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
  if (currentTarget.value === EMPTY_MONEY) currentTarget.select();
};

/** Digits only, by a mask and a numeric keypad. */
export const MoneyControl = (props: ControlProps) => (
  // A click lets go of what the focus selected.
  <TextControl
    {...props}
    own={{ inputMode: 'decimal', mask: 'money', onFocus: selectEmpty, onClick: selectEmpty }}
  />
);
