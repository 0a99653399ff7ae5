/** The wire form of a server-built form (product 3, Server-built form). */
export interface FormDefinition {
  name: string;
  /** Address to submit to, with or without a leading '/api'; absent: the form emits 'action' instead. */
  action?: string;
  error?: string;
  invalid?: boolean;
  fields: FormField[];
}

export type FieldType =
  | 'group'
  | 'collection'
  | 'text'
  | 'money'
  | 'textarea'
  | 'hidden'
  | 'phone'
  | 'email'
  | 'password'
  | 'datetime'
  | 'checkbox'
  | 'select'
  | 'radio';

export interface FormField {
  name: string;
  label?: string;
  /** The key used on submit, e.g. 'cart[contacts][email]'. */
  fullName: string;
  /** A FieldType, or any other string: then a generic labelled element. */
  type: FieldType | (string & {});
  isCustom?: boolean;
  required?: boolean;
  value?: FieldValue;
  checked?: boolean;
  placeholder?: string;
  hint?: string;
  /** Value of the HTML autocomplete attribute. */
  autocomplete?: string;
  invalid?: boolean;
  error?: string;
  validation?: { regex: string; error: string }[];
  options?: FieldOption[];
  attr?: { isSelect?: boolean; 'data-url'?: string; 'ajax-url'?: string; mask?: string; maxlength?: number };
  customEl?: string;
  /** groups and collections */
  fields?: FormField[];
  groupType?: 'form' | 'tabs';
  /** A collection's template; '__name__' in its names stands for the entry's index. */
  prototype?: FormField;
}

export interface FieldOption {
  value: string;
  label: string;
}
export type FieldValue = string | { from?: string; to?: string } | null;

export interface FormReply {
  form: FormDefinition;
}
