import { describeCall } from '../describe.ts';
import { type ResourceOperations, resourceAddress, VERSION_FIELD } from '../resource.ts';

const id = '6560b0d1a2c4e8f012345678';
const can = { create: true, update: true, remove: true };

interface ResourceExample {
  domain: string;
  name: string;
  /** A sort that the list knows. */
  sort: string;
  searchable: boolean;
}

/** @param operations what `resourceOperations` gives for the domain and the name */
export function describeResource(
  operations: ResourceOperations,
  { domain, name, sort, searchable }: ResourceExample,
): void {
  const { list, form, options, group, create, update, remove, preview } = operations;
  describeCall(list, {
    summary: `Entries of ${name}`,
    example: {
      query: { page: 1, sort, ...(searchable && { search: 'спокій' }) },
      reply: {
        title: 'Статті',
        columns: [{ name: 'title', label: 'Назва', type: 'text', sortable: true }],
        filters: [],
        items: [{ id, version: 0, cells: { title: 'Про спокій' } }],
        pagination: { page: 1, pages: 1, limit: 25, total: 1 },
        sort: '-title',
        searchable: true,
        can,
      },
    },
  });
  describeCall(form, {
    summary: `Form of an entry of ${name}`,
    throws: ['not_found'],
    example: {
      params: { id },
      reply: {
        id,
        title: 'Статті',
        form: { name, action: resourceAddress(domain, name, id), fields: [] },
        can,
      },
    },
  });
  describeCall(options, {
    summary: `Options of a select in the form of ${name}`,
    throws: ['not_found'],
    example: {
      params: { path: 'author' },
      query: { search: 'оле' },
      reply: { options: [{ value: id, label: 'Олена' }] },
    },
  });
  describeCall(group, {
    summary: `Fields of a group in the form of ${name}`,
    throws: ['not_found'],
    example: {
      params: { path: 'kind' },
      query: { id: 'video' },
      reply: { form: { fields: [] } },
    },
  });
  describeCall(create, {
    summary: `Create an entry of ${name}`,
    throws: ['conflict'],
    example: { body: { title: 'Про спокій' }, reply: { id, version: 0 } },
  });
  describeCall(update, {
    summary: `Change an entry of ${name}`,
    throws: ['not_found', 'conflict'],
    example: {
      params: { id },
      body: { title: 'Про спокій', [VERSION_FIELD]: '0' },
      reply: { id, version: 1 },
    },
  });
  describeCall(remove, {
    summary: `Remove an entry of ${name}`,
    throws: ['not_found', 'conflict'],
    example: { params: { id }, body: { version: 1 }, reply: { id } },
  });
  describeCall(preview, {
    summary: `A link to an entry of ${name} that is not public yet`,
    throws: ['not_found', 'conflict'],
    example: {
      params: { id },
      reply: {
        path: '/preview/pWm3sDqkR0nXvJ6uYb1cT8aLhE5fGz2iKo7rNt4wQxU',
        until: '2026-11-27T10:00:00.000Z',
      },
    },
  });
}
