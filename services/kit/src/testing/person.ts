import type { Person } from '@stezhka/kit-contract';
import mongoose, { type Schema } from 'mongoose';
import { FileModel } from '../files/file.model.ts';
import type { PersonData } from '../person/person.ts';
import { documentsWith } from './database.ts';

/** How fields are called that hold a person. */
const PERSONAL = /^(user|userId|member|memberId|guestId|owner|ownerId|buyer|visitor|visitorId|email|phone)$/;

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

interface Erased {
  person: Person;
  /** As stored, e.g. '+380501234567'. */
  phone?: string;
  /** Leaves a trace of the person in every collection that the service says it erases. */
  fill(): Promise<unknown>;
}

/** Of every service: `person.ts` of the kit erases them. */
const ERASED_BY_KIT = [FileModel.collection.name, 'guest_merges'];

/** Searches every document of the database, models or not, for the person's id, e-mail and phone after an erasure. */
export function testErasure(data: PersonData, { person, phone = '', fill }: Erased): void {
  const collectionsWithTraces = async (): Promise<string[]> =>
    (await documentsWith((json) => holdsPerson(json, person, phone))).map(([collection]) => collection);

  test('after an erasure no document of any collection holds the person’s id, e-mail or phone', async () => {
    await fill();
    const own = data.parts
      .map(({ collection }) => collection)
      .filter((name) => !ERASED_BY_KIT.includes(name));
    const before = await collectionsWithTraces();
    expect(own.filter((name) => !before.includes(name))).toEqual([]);
    await data.erase(person);
    expect((await collectionsWithTraces()).filter((name) => !Object.hasOwn(data.kept, name))).toEqual([]);
  });
}

/** Also with a prefix, as in `u:<id>`, in other case, and a phone written in groups. */
function holdsPerson(json: string, { userId, email }: Person, phone: string): boolean {
  const digits = phone.replace(/\D/g, '').slice(-9);
  return (
    json.includes(userId) ||
    (email !== '' && json.toLowerCase().includes(email.toLowerCase())) ||
    (digits !== '' && json.replace(/[\s()+-]/g, '').includes(digits))
  );
}
