import type { ControlProps } from './form-context.ts';
import { moneyMask } from './masks.ts';
import { TextControl } from './text-control.tsx';

/** Digits only, by a mask and a numeric keypad; '0.00' goes as soon as one types. */
export const MoneyControl = (props: ControlProps) => (
  <TextControl
    {...props}
    own={{ inputMode: 'decimal', mask: moneyMask, onFocus: (event) => event.target.select() }}
  />
);
