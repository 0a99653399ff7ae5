import { type Id, operation, type PlainDate } from '@stezhka/kit-contract';

/** People that one call may ask about. */
export const WRITTEN_LIMIT = 500;

export interface WhoWroteReply {
  /** Those of the asked for whose day holds anything at all. */
  wrote: Id[];
}

/**
 * Which of these people have written on that date of theirs; what, nobody is told. For the evening's reminders of the
 * account service alone. @throws diary_closed while nobody could write
 */
export const whoWrote = operation<{ body: { date: PlainDate; users: Id[] }; reply: WhoWroteReply }>(
  'POST',
  '/data/diary/who-wrote',
  {
    access: 'service',
    reply: 'WhoWroteReply',
  },
);
