import mongoose, { type Schema } from 'mongoose';
import type { PersonData } from '../person/person.ts';

/** How fields are called that hold a person. */
const PERSONAL = /^(user|userId|member|memberId|guestId|owner|ownerId|email)$/;

/**
 * Finds every collection of this service that may hold a person, by its fields and by ids that are texts, and fails
 * unless the service gives it out and erases it, or says why it stays. Import the app first: it brings all models.
 */
export function testPersonData(data: PersonData): void {
  test('every collection that may hold a person is given out and erased, or stays for a reason', () => {
    const known = [...data.parts.map(({ collection }) => collection), ...Object.keys(data.kept)];
    const suspects = Object.values(mongoose.models)
      .filter(({ schema }) => mayHoldPerson(schema))
      .map(({ collection }) => collection.name);
    expect(suspects.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('nothing is erased that is not there', () => {
    const there = Object.values(mongoose.models).map(({ collection }) => collection.name);
    const named = data.parts.map(({ collection }) => collection);
    expect(named.filter((name) => !there.includes(name))).toEqual([]);
  });
}

const mayHoldPerson = (schema: Schema): boolean =>
  schema.path('_id')?.instance === 'String' || fieldsOf(schema).some((path) => PERSONAL.test(path));

/** Last names of all fields, those of lists and parts included; a schema may hold itself. */
function fieldsOf(schema: Schema, seen = new Set<Schema>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  return Object.entries(schema.paths).flatMap(([path, type]) => {
    const inner = (type as { schema?: Schema }).schema;
    return [path.split('.').at(-1)!, ...(inner ? fieldsOf(inner, seen) : [])];
  });
}
