import type { Locale, Localised, ResourceCell, ResourceColumnType } from '@stezhka/kit-contract';
import type { ClientSession, HydratedDocument, Model, Types } from 'mongoose';
import type { Choice, Fields, Form, ValuesOf } from '../forms/forms.ts';
import type { Identity } from '../identity/identity.ts';
import type { AuditChange } from './audit.model.ts';

export type StaffRole = 'ROLE_ADMIN' | 'ROLE_SUPER_ADMIN';
export type ResourceAction = 'create' | 'update' | 'remove';

export interface Column<T> {
  label: Localised;
  /** 'text' unless said otherwise. */
  type?: ResourceColumnType;
  /** The index that sorts by this column, as the model declares it; without one the column cannot be sorted by. */
  sort?: Record<string, 1 | -1>;
  /** Values that the list can be narrowed to, as the field of the column's name holds them. */
  filter?: readonly Choice[];
  /** What the list shows; without it the document's field of the column's name. */
  value?(entry: HydratedDocument<T>, locale: Locale): ResourceCell;
}

export type Entry<T> = T & { _id: Types.ObjectId };

export interface Change<T> {
  /** Absent when the entry is new. */
  before?: Entry<T>;
  /** Absent when it has been removed. */
  after?: Entry<T>;
  session: ClientSession;
  identity: Identity;
}

/** What somebody of the staff asks of an entry. */
export interface Wish<T, F extends Fields> {
  entry: Entry<T>;
  values: ValuesOf<F>;
  session: ClientSession;
  identity: Identity;
}

export interface ResourceOptions<T, F extends Fields> {
  /** The last part of the address, e.g. 'posts'. */
  name: string;
  domain: string;
  title: Localised;
  model: Model<T>;
  form: Form<F>;
  /** A submission that the form takes, for the description of all calls. */
  example: Partial<ValuesOf<F>>;
  policy: { read: StaffRole; write: StaffRole };
  /** What is offered beside reading; everything unless said otherwise. */
  actions?: readonly ResourceAction[];
  columns: Record<string, Column<T>>;
  /** Fields that a search looks into, parts of a text; a localised one in all its languages. */
  searchable?: readonly string[];
  /** A sortable column's name, '-' in front for the other direction. */
  sort: string;
  /** References that columns show. */
  populate?: readonly string[];
  /** An entry as the form shows it; without it the fields of the same names. */
  toValues?(entry: Entry<T>): Partial<ValuesOf<F>>;
  /** A valid submission as the model keeps it; without it the values as they are. */
  toFields?(values: ValuesOf<F>): object | Promise<object>;
  /**
   * Carries an update out where it is more than setting fields, as part of its transaction. Answers what changed, for
   * the audit; nothing where nothing did. @throws AppError that refuses it
   */
  apply?(wish: Wish<T, F>): Promise<AuditChange[]>;
  /** What replies that show the entry are tagged with: purged, as it was and as it is, with every change. */
  tags?(entry: Entry<T>): readonly string[];
  /** Part of the transaction of every change: further work, or an AppError that refuses it. */
  changed?(change: Change<T>): Promise<unknown>;
}
