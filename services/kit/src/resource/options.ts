import type { Locale, Localised, ResourceCell, ResourceColumnType } from '@stezhka/kit-contract';
import type { ClientSession, HydratedDocument, Model, Types } from 'mongoose';
import type { Choice, Fields, Form, ValuesOf } from '../forms/forms.ts';
import type { Identity } from '../identity/identity.ts';
import type { AuditChange } from './audit.model.ts';

export type StaffRole = 'ROLE_ADMIN' | 'ROLE_SUPER_ADMIN';
/** The policy of what every administrator may see and change. */
export const STAFF = { read: 'ROLE_ADMIN', write: 'ROLE_ADMIN' } as const;

export type ResourceAction = 'create' | 'update' | 'remove';

export interface Column<T> {
  label: Localised;
  type?: ResourceColumnType;
  /** An index of the model; a column without one cannot be sorted by. */
  sort?: Record<string, 1 | -1>;
  filter?: readonly Choice[];
  /** Default: the document's field of the column's name. */
  value?(entry: HydratedDocument<T>, locale: Locale): ResourceCell;
}

export type Entry<T> = T & { _id: Types.ObjectId };

export interface Change<T> {
  /** `before` is absent for a new entry, `after` for a removed one. */
  before?: Entry<T>;
  after?: Entry<T>;
  session: ClientSession;
  identity: Identity;
}

export interface Wish<T, F extends Fields> {
  entry: Entry<T>;
  values: ValuesOf<F>;
  session: ClientSession;
  identity: Identity;
}

export interface Preview<T> {
  /** The entry is not public yet. */
  offers(entry: Entry<T>): boolean;
  /** Makes a link to the entry, a path without the locale. */
  link(entry: Entry<T>, session: ClientSession): Promise<{ path: string; until: Date }>;
}

export interface ResourceOptions<T, F extends Fields> {
  name: string;
  domain: string;
  title: Localised;
  model: Model<T>;
  /** Entries that staff see, where the collection holds others too. */
  only?: Partial<T>;
  form: Form<F>;
  example: Partial<ValuesOf<F>>;
  /** recentSecondFactor: changes ask for the second step of the login again. */
  policy: { read: StaffRole; write: StaffRole; recentSecondFactor?: boolean };
  actions?: readonly ResourceAction[];
  columns: Record<string, Column<T>>;
  searchable?: readonly string[];
  /** Name of a sortable column; '-' in front turns the order. */
  sort: string;
  populate?: readonly string[];
  toValues?(entry: Entry<T>): Partial<ValuesOf<F>>;
  toFields?(values: ValuesOf<F>): object | Promise<object>;
  /** Replaces the plain setting of fields; returns changes for the audit. @throws AppError to refuse */
  apply?(wish: Wish<T, F>): Promise<AuditChange[]>;
  /** Does what an update means beyond the entry's fields; returns changes for the audit. @throws AppError to refuse */
  act?(wish: Wish<T, F>): Promise<AuditChange[]>;
  tags?(entry: Entry<T>): readonly string[];
  preview?: Preview<NoInfer<T>>;
  /** Runs in the transaction of every change. @throws AppError to refuse it */
  changed?(change: Change<NoInfer<T>>): Promise<unknown>;
}
