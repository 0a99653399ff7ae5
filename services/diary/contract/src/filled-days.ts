import { type Id, operation, type PlainDate } from '@stezhka/kit-contract';

export const USERS_WITH_ENTRY_LIMIT = 500;

export interface UsersWithEntryReply {
  wrote: Id[];
}

/** Users with an entry on that date, for the account service's evening reminders. @throws diary_closed */
export const usersWithEntry = operation<{
  body: { date: PlainDate; users: Id[] };
  reply: UsersWithEntryReply;
}>('POST', '/data/diary/who-wrote', {
  access: 'service',
  reply: 'UsersWithEntryReply',
});
