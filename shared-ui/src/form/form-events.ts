import type { FieldOption, FormDefinition, FormField } from '@stezhka/kit-contract';
import type { Errors } from './form-validation.ts';

/** The ten things a form tells of (product 4, Server-built forms). */
export type FormEvent =
  | { type: 'validation'; valid: boolean; errors: Errors }
  /** Not valid, refused by the server, or the network failed; `code` is the envelope's. */
  | { type: 'error'; error?: string; errors: Errors; code?: string }
  /** The page moved to this field. */
  | { type: 'scroll'; fullName: string }
  | { type: 'send'; data: FormData }
  /** The reply's form took this one's place. */
  | { type: 'reload'; form: FormDefinition }
  /** Sent; `data` is the reply's. */
  | { type: 'submit'; data: unknown }
  /** Valid, and without an address: the page takes the data itself. */
  | { type: 'action'; data: FormData }
  | { type: 'update'; form: FormDefinition }
  | { type: 'reset' }
  /** A group's fields came anew after a choice in it. */
  | { type: 'inner-update'; fullName: string };

/** What a reply may hold; a refusal has `error` (perhaps empty). */
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

/** Carries a form's calls; addresses come without '/api'. Rejects when there is no answer. */
export interface FormTransport {
  get(url: string): Promise<FormGetReply>;
  post(url: string, data: FormData): Promise<FormPostReply>;
}

/** What a page may ask of a form it shows. */
export interface FormHandle {
  submit(): void;
  reset(): void;
  /** Sends what is typed to an address and takes the form it answers (product 7.14, Update a form). */
  update(url: string): void;
}
