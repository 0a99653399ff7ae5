import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../button/icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after' | 'mask'> {
  showLabel: string;
  hideLabel: string;
}

export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [seen, setSeen] = useState(false);
  const toggle = (
    <IconButton
      icon={seen ? EyeOff : Eye}
      label={seen ? hideLabel : showLabel}
      onClick={() => setSeen(!seen)}
    />
  );
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={seen ? 'text' : 'password'}
      after={toggle}
    />
  );
}
