import type { Access, Locale, ResourceActions, ResourceFormReply } from '@stezhka/kit-contract';
import { NEW_ENTRY, resourceAddress, resourceOperations, VERSION_FIELD } from '@stezhka/kit-contract';
import { describeResource } from '@stezhka/kit-contract/examples';
import Joi from 'joi';
import type { HydratedDocument } from 'mongoose';
import { AppError } from '../errors/errors.ts';
import {
  type Choice,
  describedBy,
  type Fields,
  type Form,
  groupFields,
  selectOptions,
} from '../forms/forms.ts';
import { id, idParams } from '../http/request-rules.ts';
import { type Served, serve } from '../http/serve.ts';
import { authorise, type Identity } from '../identity/identity.ts';
import { createEntry, findEntry, linkPreview, removeEntry, updateEntry } from './change.ts';
import { entryForm, plain, readSubmission, versioned } from './form.ts';
import { checkColumns, listEntries, listQuery, versionOf } from './list.ts';
import type { ResourceAction, ResourceOptions, StaffRole } from './options.ts';

export { type AuditChange, AuditModel, audit } from './audit.model.ts';
export { type Change, type Preview, type ResourceOptions, STAFF } from './options.ts';

export interface Resource {
  name: string;
  domain: string;
  served: Served[];
}

const ACCESS: Record<StaffRole, Access> = { ROLE_ADMIN: 'admin', ROLE_SUPER_ADMIN: 'super_admin' };
const ALL: readonly ResourceAction[] = ['create', 'update', 'remove'];
const path = Joi.string()
  .max(100)
  .pattern(/^\w+(?:\.\w+)*$/);

/** Serves list, form and calls under /admin/{domain}/{name}; a change and its audit are one transaction. */
export function defineResource<T, F extends Fields>(options: ResourceOptions<T, F>): Resource {
  const { name, domain, title, form, example, policy, columns, actions = ALL } = options;
  checkColumns(options);

  const access = { read: ACCESS[policy.read], write: ACCESS[policy.write] };
  const ops = resourceOperations(domain, name, { ...access, recentSecondFactor: policy.recentSecondFactor });
  describeResource(ops, { domain, name, sort: options.sort, searchable: !!options.searchable?.length });
  const address = (rest?: string) => resourceAddress(domain, name, rest);

  const can = (identity: Identity): ResourceActions => {
    const allowed = mayCall(access.write, identity);
    const offers = (action: ResourceAction) => allowed && actions.includes(action);
    return { create: offers('create'), update: offers('update'), remove: offers('remove') };
  };
  const formReply = async (
    entry: HydratedDocument<T> | null,
    identity: Identity,
  ): Promise<ResourceFormReply> => ({
    id: entry && String(entry._id),
    title: title[identity.locale],
    form: await entryForm(options, entry, { address: address(entry ? String(entry._id) : ''), identity }),
    can: can(identity),
    ...(entry && can(identity).update && options.preview?.offers(plain(entry)) && { preview: true as const }),
  });
  const submission = (example: object) =>
    describedBy(
      versioned(form) as unknown as Form,
      (body, { identity }) =>
        readSubmission(form, body, identity.locale) as unknown as Promise<Record<string, unknown>>,
      { example },
    );

  const reading: Served[] = [
    serve(ops.list, { query: listQuery(options) }, async ({ query, identity, locale }) => ({
      title: title[locale],
      columns: Object.entries(columns).map(([name, { label, type = 'text', sort }]) => ({
        name,
        label: label[locale],
        type,
        sortable: sort !== undefined,
      })),
      filters: Object.entries(columns).flatMap(([name, { label, filter }]) =>
        filter ? [{ name, label: label[locale], options: filter.map((one) => wireOption(one, locale)) }] : [],
      ),
      ...(await listEntries(options, query, locale)),
      searchable: !!options.searchable?.length,
      can: can(identity),
    })),
    serve(
      ops.form,
      { params: Joi.object({ id: Joi.alternatives(Joi.valid(NEW_ENTRY), id).required() }) },
      async ({ params, identity }) =>
        formReply(params.id === NEW_ENTRY ? null : await findEntry(options, params.id), identity),
    ),
    serve(
      ops.options,
      {
        params: Joi.object({ path: path.required() }),
        query: Joi.object({ search: Joi.string().max(100).allow('') }),
      },
      ({ params, query, locale }) => selectOptions(form, params.path, query.search ?? '', { locale }),
    ),
    serve(
      ops.group,
      {
        params: Joi.object({ path: path.required() }),
        query: Joi.object({ id: Joi.string().max(255).allow('') }),
      },
      ({ params, query, locale }) => groupFields(form, params.path, query.id ?? '', { locale }),
    ),
  ];
  const writing: Record<ResourceAction, Served> = {
    create: serve(ops.create, { body: submission(example) }, async ({ body, identity }) =>
      saved(await createEntry(options, body as never, identity)),
    ),
    update: serve(
      ops.update,
      { params: idParams, body: submission({ ...example, [VERSION_FIELD]: '0' }) },
      async ({ params, body, identity }) => {
        try {
          return saved(await updateEntry(options, params.id, body as never, identity));
        } catch (error) {
          throw await withCurrent(error, () =>
            findEntry(options, params.id).then((one) => formReply(one, identity)),
          );
        }
      },
    ),
    remove: serve(
      ops.remove,
      { params: idParams, body: Joi.object({ version: Joi.number().integer().min(0).required() }) },
      async ({ params, body, identity }) => {
        await removeEntry(options, params.id, body.version, identity);
        return { id: params.id };
      },
    ),
  };
  const previewing = serve(ops.preview, { params: idParams }, async ({ params, identity }) => {
    const { path, until } = await linkPreview(options, params.id, identity);
    return { path, until: until.toISOString() };
  });
  const served = [...reading, ...actions.map((action) => writing[action])];
  return { name, domain, served: options.preview ? [...served, previewing] : served };
}

const wireOption = ({ value, label }: Choice, locale: Locale) => ({
  value,
  label: typeof label === 'string' ? label : label[locale],
});

const saved = (entry: { _id: unknown; get(path: string): unknown }) => ({
  id: String(entry._id),
  version: versionOf(entry),
});

function mayCall(access: Access, identity: Identity): boolean {
  try {
    authorise({ access, name: '' }, identity);
    return true;
  } catch {
    return false;
  }
}

/** A stale write answers with the current form, so that no typed text is lost. */
async function withCurrent(error: unknown, current: () => Promise<ResourceFormReply>): Promise<unknown> {
  if (!(error instanceof AppError) || error.code !== 'conflict') return error;
  return new AppError('conflict', { data: await current(), cause: error });
}
