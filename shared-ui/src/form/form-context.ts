import type { FormField } from '@stezhka/kit-contract';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { FormTextKey } from './form-texts.ts';
import type { Value } from './form-values.ts';
import type { useServerForm } from './use-server-form.ts';

export interface ControlProps {
  field: FormField;
  bare?: boolean;
}

interface FormAround extends Omit<ReturnType<typeof useServerForm>, 'submit' | 'update' | 'reset' | 'emit'> {
  id: string;
  text: (key: FormTextKey) => string;
  elements?: Record<string, ComponentType<ControlProps>>;
  labels?: Record<string, ReactNode>;
}

export const FormContext = createContext<FormAround | null>(null);

export function useForm(): FormAround {
  const form = useContext(FormContext);
  if (!form) throw new Error('A control stands outside its form.');
  return form;
}

export function useField<V extends Value = string>({ field, bare }: ControlProps) {
  const { id, state, set, labels, text } = useForm();
  const { fullName } = field;
  return {
    value: state.values[fullName] as V,
    onChange: (value: V) => set(field, value),
    text,
    shown: {
      id: `${id}${fullName}`,
      name: fullName,
      label: labels?.[fullName] ?? field.label,
      labelHidden: bare,
      hint: field.hint,
      required: field.required,
      error: state.errors[fullName],
    },
  };
}
