import type { Id } from './common.ts';
import { type Operation, operation } from './operation.ts';

/** Whose data is meant; some of it is known by the e-mail alone. */
export interface Person {
  userId: Id;
  email: string;
}

export interface PersonFile {
  /** '65f….jpeg' */
  name: string;
  base64: string;
}
export interface ExportPersonReply {
  /** By collection; one that is long goes on in the next answers. */
  records: Record<string, unknown[]>;
  file: PersonFile | null;
  /** What the next call asks with; null at the end. */
  next: string | null;
}
export interface ErasePersonReply {
  erased: true;
}

export interface PersonOperations {
  exportPerson: Operation<{ body: Person & { cursor?: string }; reply: ExportPersonReply }>;
  /** Bears repetition. */
  erasePerson: Operation<{ body: Person; reply: ErasePersonReply }>;
}

/** Every contract has them: all that a service holds of a person, given out or erased. Only the account service calls them. */
export function personOperations(domain: string): PersonOperations {
  return {
    exportPerson: operation('POST', `/person/${domain}/export`, {
      access: { services: ['account'] },
      workload: 'export',
      reply: 'ExportPersonReply',
    }),
    erasePerson: operation('POST', `/person/${domain}/erase`, {
      access: { services: ['account'] },
      reply: 'ErasePersonReply',
    }),
  };
}
