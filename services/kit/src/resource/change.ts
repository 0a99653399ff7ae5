import type { Id } from '@stezhka/kit-contract';
import type { ClientSession, HydratedDocument, QueryFilter } from 'mongoose';
import { transaction } from '../database/database.ts';
import { AppError } from '../errors/errors.ts';
import type { Fields } from '../forms/forms.ts';
import { purge } from '../gateway/gateway.ts';
import type { Identity } from '../identity/identity.ts';
import { type AuditChange, audit } from './audit.model.ts';
import { plain, type Submitted, toFormError } from './form.ts';
import { versionOf } from './list.ts';
import type { Entry, ResourceAction, ResourceOptions } from './options.ts';

/** @throws AppError 'not_found' */
export async function findEntry<T>(
  { model, only }: Pick<ResourceOptions<T, Fields>, 'model' | 'only'>,
  id: Id,
  session: ClientSession | null = null,
): Promise<HydratedDocument<T>> {
  const entry = await model.findOne({ ...only, _id: id } as QueryFilter<T>).session(session);
  if (!entry) throw new AppError('not_found');
  return entry as HydratedDocument<T>;
}

export async function createEntry<T, F extends Fields>(
  options: ResourceOptions<T, F>,
  { values }: Submitted<F>,
  identity: Identity,
): Promise<HydratedDocument<T>> {
  const fields = (await options.toFields?.(values)) ?? values;
  return change(options, identity, async (session) => {
    const entry = new options.model(fields) as HydratedDocument<T>;
    await entry.save({ session });
    const after = plain(entry);
    await finish(options, session, identity, 'create', { after }, [{ path: '', to: after }]);
    return entry;
  });
}

/** @throws AppError 'conflict' when the entry has changed since the form was made */
export async function updateEntry<T, F extends Fields>(
  options: ResourceOptions<T, F>,
  id: Id,
  { values, version }: Submitted<F>,
  identity: Identity,
): Promise<HydratedDocument<T>> {
  const fields = (await options.toFields?.(values)) ?? values;
  return change(options, identity, async (session) => {
    const entry = await current(options, id, version, session);
    const before = plain(entry);
    if (options.apply) {
      const done = await options.apply({ entry: before, values, session, identity });
      if (!done.length) return entry;
      const after = await findEntry(options, id, session);
      await finish(options, session, identity, 'update', { before, after: plain(after) }, done);
      return after;
    }
    const acts = (await options.act?.({ entry: before, values, session, identity })) ?? [];
    entry.set(fields);
    const paths = entry.modifiedPaths().filter((path) => !path.includes('.'));
    if (!paths.length && !acts.length) return entry;
    const fieldChanges = paths.map((path) => ({
      path,
      from: before[path as keyof Entry<T>],
      to: plain(entry)[path as keyof Entry<T>],
    }));
    entry.increment();
    await entry.save({ session });
    await finish(options, session, identity, 'update', { before, after: plain(entry) }, [
      ...fieldChanges,
      ...acts,
    ]);
    return entry;
  });
}

export async function removeEntry<T, F extends Fields>(
  options: ResourceOptions<T, F>,
  id: Id,
  version: number,
  identity: Identity,
): Promise<void> {
  await change(options, identity, async (session) => {
    const entry = await current(options, id, version, session);
    const before = plain(entry);
    await entry.deleteOne({ session });
    await finish(options, session, identity, 'remove', { before }, [{ path: '', from: before }]);
  });
}

/** The audit tells who made the link, and never the link. @throws AppError 'conflict' where the entry is public */
export async function linkPreview<T, F extends Fields>(
  options: ResourceOptions<T, F>,
  id: Id,
  identity: Identity,
): Promise<{ path: string; until: Date }> {
  return transaction(async (session) => {
    const entry = plain(await findEntry(options, id, session));
    if (!options.preview!.offers(entry)) throw new AppError('conflict');
    const link = await options.preview!.link(entry, session);
    await audit(session, {
      userId: identity.userId!,
      resource: `${options.domain}/${options.name}`,
      documentId: id,
      action: 'preview',
      changes: [],
    });
    return link;
  });
}

async function current<T, F extends Fields>(
  options: ResourceOptions<T, F>,
  id: Id,
  version: number,
  session: ClientSession,
): Promise<HydratedDocument<T>> {
  const entry = await findEntry(options, id, session);
  if (versionOf(entry) !== version) throw new AppError('conflict');
  return entry;
}

async function change<T, F extends Fields, R>(
  { form }: ResourceOptions<T, F>,
  { locale }: Identity,
  work: (session: ClientSession) => Promise<R>,
): Promise<R> {
  try {
    return await transaction(work);
  } catch (error) {
    throw toFormError(error, form, locale);
  }
}

async function finish<T, F extends Fields>(
  { domain, name, tags, changed }: ResourceOptions<T, F>,
  session: ClientSession,
  identity: Identity,
  action: ResourceAction,
  entries: { before?: Entry<T>; after?: Entry<T> },
  changes: AuditChange[],
): Promise<void> {
  await changed?.({ ...entries, session, identity });
  const shown = [entries.before, entries.after].filter((entry) => entry !== undefined);
  if (tags)
    await purge(
      session,
      shown.flatMap((entry) => tags(entry)),
    );
  const documentId = String(shown[0]!._id);
  await audit(session, {
    userId: identity.userId!,
    resource: `${domain}/${name}`,
    documentId,
    action,
    changes,
  });
}
