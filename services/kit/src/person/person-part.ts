import type { Person } from '@stezhka/kit-contract';
import type { ClientSession, Model, QueryFilter } from 'mongoose';

/** What one collection holds of a person. */
export interface PersonPart {
  collection: string;
  /** As the person gets it; absent where it says nothing that is not said elsewhere. */
  give?(person: Person): Promise<unknown[]>;
  /** Runs in one transaction with all other parts of the service; must bear repetition. */
  erase(person: Person, session: ClientSession): Promise<unknown>;
}

/**
 * The common case: rows that carry the user's id in one field.
 * @param present what the person gets of a row; null keeps it in. Everything but the database's own ids unless told
 */
export function ownedBy<T>(
  model: Model<T>,
  field: keyof T & string,
  present: ((row: T) => unknown) | null = plain,
): PersonPart {
  const of = (userId: string) => ({ [field]: userId }) as QueryFilter<T>;
  return {
    collection: model.collection.name,
    ...(present && {
      give: async ({ userId }) => {
        const rows = (await model.find(of(userId)).lean()) as T[];
        return Promise.all(rows.map(present));
      },
    }),
    erase: ({ userId }, session) => model.deleteMany(of(userId)).session(session),
  };
}

function plain<T>(row: T): unknown {
  const { _id, __v, ...rest } = row as Record<string, unknown>;
  return rest;
}
