import type { FieldOption, FormDefinition, FormField } from '@stezhka/kit-contract';
import type { Errors } from './form-validation.ts';

/** The ten events of a form (product 4, Server-built forms). */
export type FormEvent =
  | { type: 'validation'; valid: boolean; errors: Errors }
  /** Invalid values, a refusal of the server or a network failure; `code` is the envelope's. */
  | { type: 'error'; error?: string; errors: Errors; code?: string }
  | { type: 'scroll'; fullName: string }
  | { type: 'send'; data: FormData }
  | { type: 'reload'; form: FormDefinition }
  | { type: 'submit'; data: unknown }
  /** Valid form without an address: the page handles the data. */
  | { type: 'action'; data: FormData }
  | { type: 'update'; form: FormDefinition }
  | { type: 'reset' }
  /** New fields of a group after a choice in it. */
  | { type: 'inner-update'; fullName: string };

/** Reply of the server; a refusal has `error`, perhaps an empty one. */
export interface FormPostReply {
  data?: unknown;
  form?: FormDefinition;
  error?: string;
  code?: string;
  /** Messages by fullName. */
  fields?: Record<string, string>;
}
export interface FormGetReply {
  form?: { fields: FormField[] };
  options?: FieldOption[];
}

/** Calls of a form; addresses come without '/api'. @throws when there is no answer */
export interface FormTransport {
  get(url: string): Promise<FormGetReply>;
  /** @param member whom the form was opened for */
  post(url: string, data: FormData, member?: string): Promise<FormPostReply>;
}

export interface FormHandle {
  submit(): void;
  reset(): void;
  /** Sends the values to `url` and shows the form of the reply (product 7.14, Update a form). */
  update(url: string): void;
}
