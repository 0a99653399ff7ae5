import type { ControlProps } from './form-context.ts';
import { TextControl } from './text-control.tsx';

/** A telephone; the definition's own mask goes before the usual one. */
export const PhoneControl = (props: ControlProps) => (
  <TextControl
    {...props}
    own={{ type: 'tel', inputMode: 'tel', ...(!props.field.attr?.mask && { mask: 'phone' as const }) }}
  />
);
