import type { Id, Instant, Pagination } from './common.ts';
import type { FieldOption, FormDefinition, FormGroupReply, FormOptionsReply } from './form.ts';
import { type Access, type Operation, operation, type Shape } from './operation.ts';

export type ResourceCell = string | number | boolean | null;
/** 'money' is hryvnias, 'date' an instant, 'image' the address of a small picture. */
export type ResourceColumnType = 'text' | 'number' | 'money' | 'date' | 'boolean' | 'image';

export interface ResourceColumn {
  name: string;
  label: string;
  type: ResourceColumnType;
  sortable: boolean;
}

/** A column whose values can be picked out; sent as 'state:paid'. */
export interface ResourceFilter {
  name: string;
  label: string;
  options: FieldOption[];
}

export interface ResourceRow {
  id: Id;
  /** Sent back with a change, so that a stale form overwrites nothing. */
  version: number;
  cells: Record<string, ResourceCell>;
}

/** What staff may do with the entries of a resource. */
export interface ResourceActions {
  create: boolean;
  update: boolean;
  remove: boolean;
}

export interface ResourceListReply {
  title: string;
  columns: ResourceColumn[];
  filters: ResourceFilter[];
  items: ResourceRow[];
  pagination: Pagination;
  /** A column's name, with '-' in front when it runs backwards. */
  sort: string;
  searchable: boolean;
  can: ResourceActions;
}

/** A form to fill in; it carries its address and the version it was made from. */
export interface ResourceFormReply {
  /** null in the form of a new entry. */
  id: Id | null;
  title: string;
  form: FormDefinition;
  can: ResourceActions;
  /** The entry is not public yet: the call `preview` makes a link to it. */
  preview?: true;
}

/** A link to an entry that is not public yet, for whoever it is given to. */
export interface ResourcePreviewReply {
  /** Without the locale. */
  path: string;
  until: Instant;
}

export interface ResourceSavedReply {
  id: Id;
  version: number;
}
export interface ResourceRemovedReply {
  id: Id;
}

export interface ResourceListQuery {
  /** From 1. */
  page?: number;
  limit?: number;
  sort?: string;
  search?: string;
  /** One filter and its value, e.g. 'state:paid'. */
  filter?: string;
}

/** The id that asks for the form of a new entry. */
export const NEW_ENTRY = 'new';
/** What a resource's form carries its version in. */
export const VERSION_FIELD = '_version';

type ById = { params: { id: Id } };
type Submission = Record<string, unknown>;

export interface ResourceOperations {
  list: Operation<{ query: ResourceListQuery; reply: ResourceListReply }>;
  form: Operation<ById & { reply: ResourceFormReply }>;
  /** Options of a select that asks while one types; `path` as in 'author' or 'delivery.city'. */
  options: Operation<{ params: { path: string }; query: { search?: string }; reply: FormOptionsReply }>;
  /** The fields of a group that depends on a select, for its newly chosen value. */
  group: Operation<{ params: { path: string }; query: { id: string }; reply: FormGroupReply }>;
  create: Operation<{ body: Submission; reply: ResourceSavedReply }>;
  update: Operation<ById & { body: Submission; reply: ResourceSavedReply }>;
  remove: Operation<ById & { body: { version: number }; reply: ResourceRemovedReply }>;
  /** Served for resources whose entries are published. */
  preview: Operation<ById & { reply: ResourcePreviewReply }>;
}

/** Address of a select's options, for its declaration: 'ajaxUrl: resourceAddress("content", "posts", "options/author")'. */
export const resourceAddress = (domain: string, name: string, rest = ''): string =>
  `/admin/${domain}/${name}${rest && `/${rest}`}`;

/** The calls of something that staff edit: the service serves them, the admin pages make them. */
export function resourceOperations(
  domain: string,
  name: string,
  {
    read,
    write,
    recentSecondFactor,
  }: { read: Access; write: Access; recentSecondFactor?: boolean | undefined } = {
    read: 'admin',
    write: 'admin',
  },
): ResourceOperations {
  const at = (rest?: string) => resourceAddress(domain, name, rest);
  const tag = `admin:${domain}/${name}`;
  const get = <T extends Shape>(rest: string, reply: string) =>
    operation<T>('GET', at(rest), { access: read, tags: [tag], reply });
  const post = <T extends Shape>(rest: string, reply: string) =>
    operation<T>('POST', at(rest), {
      access: write,
      changes: [tag],
      reply,
      ...(recentSecondFactor && { recentSecondFactor }),
    });

  return {
    list: get('', 'ResourceListReply'),
    form: get(':id/form', 'ResourceFormReply'),
    options: get('options/:path', 'FormOptionsReply'),
    group: get('group/:path', 'FormGroupReply'),
    create: post('', 'ResourceSavedReply'),
    update: post(':id', 'ResourceSavedReply'),
    remove: post(':id/remove', 'ResourceRemovedReply'),
    preview: post(':id/preview', 'ResourcePreviewReply'),
  };
}
