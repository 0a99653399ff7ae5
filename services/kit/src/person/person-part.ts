import type { Person } from '@stezhka/kit-contract';
import type { ClientSession, Model, QueryFilter } from 'mongoose';

export interface PersonPart {
  collection: string;
  /** Data for the person; absent when another part already gives them. */
  give?(person: Person): Promise<unknown[]>;
  /** Runs in one transaction with the service's other parts; must bear repetition. */
  erase(person: Person, session: ClientSession): Promise<unknown>;
}

/** @param present the person's view of a row, default all but database ids; null gives nothing */
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
