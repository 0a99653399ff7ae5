/** The wire form of a server-built form (product 3, Server-built form). */
export interface FormDefinition {
  name: string;
  /** Address to submit to, with or without a leading '/api'; absent: the form emits 'action' instead. */
  action?: string;
  error?: string;
  invalid?: boolean;
  /** The member it was opened for; sent back as FOR_MEMBER_HEADER. */
  member?: string;
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
  /** Tested in order, without flags, on a value that is not empty; the first that fails gives its message. */
  validation?: { regex: string; error: string }[];
  /** Shown instead of 'form.required' when a required field is empty. */
  requiredError?: string;
  options?: FieldOption[];
  attr?: FieldAttributes;
  customEl?: string;
  /** Of groups; of collections the entries there are. */
  fields?: FormField[];
  groupType?: 'form' | 'tabs';
  /** A collection's template; '__name__' in its names stands for the entry's index. */
  prototype?: FormField;
}

export interface FieldAttributes {
  isSelect?: boolean;
  /** The group around this select is fetched again from here, with the chosen value as `id`. */
  'data-url'?: string;
  /** Options are fetched from here, with the typed text as `search`. */
  'ajax-url'?: string;
  /** As maska writes it. */
  mask?: string;
  /** Characters. */
  maxlength?: number;
  /** Bounds of a number, or of dates as 'YYYY-MM-DD'; both included. */
  min?: number | string;
  max?: number | string;
  /** 'any' for numbers with decimals. */
  step?: string;
  /** A select whose value is a list; submitted as fullName[0], fullName[1] … */
  multiple?: boolean;
  /** A textarea that holds HTML. */
  html?: boolean;
  /** An empty textarea is a button with its label until it is asked for. */
  folded?: boolean;
}

export interface FieldOption {
  value: string;
  label: string;
  /** One line under a radio's label: what it costs, how long it takes. */
  hint?: string;
}
/** A datetime's value is a range of dates, a multiple select's a list. */
export type FieldValue = string | string[] | { from?: string; to?: string } | null;

export interface FormReply {
  form: FormDefinition;
}

/** What a select's data-url answers. */
export interface FormGroupReply {
  form: { fields: FormField[] };
}

/** What a select's ajax-url answers. */
export interface FormOptionsReply {
  options: FieldOption[];
}
