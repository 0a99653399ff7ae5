import { USERS_WITH_ENTRY_LIMIT, usersWithEntry } from '@stezhka/diary-contract';
import { readEnv } from '@stezhka/kit/env';
import { callService } from '@stezhka/kit/gateway';
import { id } from '@stezhka/kit/http';
import { defineJob, later } from '@stezhka/kit/jobs';
import { sendMail } from '@stezhka/kit/mail';
import { DEFAULT_LOCALE, type Id, type PlainDate, SITE_TIME_ZONE } from '@stezhka/kit-contract';
import Joi from 'joi';
import { diaryReminderMail } from './diary-reminder.mail.ts';
import { beginOf, eveningDate, isOver } from './reminder-evening.ts';
import { remindable, wantingAfter, wantingZones } from './reminder-recipients.ts';

const HOUR_SECONDS = 60 * 60;

/** Runs hourly; the key plans each evening of a time zone once. */
export const diaryReminders = defineJob(
  'diary-reminders',
  Joi.object<object>({}),
  async () => {
    for (const timeZone of await wantingZones()) {
      const date = eveningDate(timeZone);
      const at = beginOf(date, timeZone);
      await later(null, remindJob, { date, timeZone, after: '' }, { key: `${date}:${timeZone}`, at });
    }
  },
  { every: HOUR_SECONDS },
);

interface Part {
  date: PlainDate;
  timeZone: string;
  after: Id | '';
}

/** Every five minutes; more tries than the evening has room for. */
const remindJob = defineJob<Part>(
  'remind-of-diary',
  Joi.object<Part>({
    date: Joi.string().required(),
    timeZone: Joi.string().default(SITE_TIME_ZONE),
    after: id.allow('').required(),
  }),
  remind,
  { attempts: 60, longestPause: 5 * 60 },
);

/** Batch by batch, so that other mails wait behind one batch at most. */
async function remind({ date, timeZone, after }: Part): Promise<void> {
  if (isOver(date, timeZone)) return;
  const part = await wantingAfter(timeZone, after, USERS_WITH_ENTRY_LIMIT);
  for (const to of await emptyHanded(await remindable(part)))
    await sendMail(null, diaryReminderMail, {
      to: { kind: 'user', id: to },
      data: { date, timeZone },
      key: `diary-reminder:${date}:${to}`,
    });
  const last = part.at(-1);
  if (last && part.length === USERS_WITH_ENTRY_LIMIT)
    await later(null, remindJob, { date, timeZone, after: last }, { key: `${date}:${timeZone}:${last}` });
}

async function emptyHanded(users: Id[]): Promise<Id[]> {
  if (!users.length) return [];
  const { GATEWAY_PRIVATE_URL: gateway } = readEnv();
  const identity = { service: 'account', roles: [], locale: DEFAULT_LOCALE };
  const { wrote } = await callService(usersWithEntry, { body: { users } }, { gateway, identity });
  const writers = new Set(wrote);
  return users.filter((user) => !writers.has(user));
}
