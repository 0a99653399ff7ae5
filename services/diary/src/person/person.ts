import { clearDiary, erasePerson, exportPerson } from '@stezhka/diary-contract';
import { transaction } from '@stezhka/kit/database';
import { filesOfOwner, removeFile } from '@stezhka/kit/files';
import { serve } from '@stezhka/kit/http';
import { definePersonData, ownedBy, type PersonPart } from '@stezhka/kit/person';
import { dataKeyPart } from '@stezhka/kit/sealed';
import type { Id } from '@stezhka/kit-contract';
import Joi from 'joi';
import { CalendarEventModel, exportEvent } from '../calendar/calendar.model.ts';
import { type DayFields, DayModel } from '../days/days.model.ts';
import { openDay } from '../days/open-day.ts';
import { RunsModel } from '../days/runs.model.ts';
import { UserGuideModel } from '../guide/guide.model.ts';
import { SphereSettingModel } from '../life-wheel/sphere-settings.model.ts';
import { type OwnParameterFields, OwnParameterModel, openOwn } from '../parameters/own-parameters.model.ts';
import { SettingsModel } from '../settings/settings.model.ts';

async function exportDay(row: DayFields) {
  const { parameters, notes, details, decart, question, picture } = await openDay(row);
  return {
    date: row.date,
    parameters: parameters.map(({ key, value }) => ({ key, value })),
    notes: notes.map(({ key, value }) => ({ key, text: value })),
    details,
    decart: decart.map(({ id: _, ...texts }) => texts),
    ...(question && { answer: question.answer }),
    ...(picture && { picture: String(picture.file) }),
  };
}

const exportOwn = async (row: OwnParameterFields) => ({
  systemName: row.systemName,
  removed: row.removed,
  ...(await openOwn(row)),
});

const parts: PersonPart[] = [
  ownedBy(DayModel, 'user', exportDay),
  // Told by the days themselves.
  ownedBy(RunsModel, 'user', null),
  ownedBy(SettingsModel, 'user'),
  ownedBy(OwnParameterModel, 'user', exportOwn),
  ownedBy(SphereSettingModel, 'user'),
  ownedBy(CalendarEventModel, 'user', exportEvent),
  ownedBy(UserGuideModel, 'user'),
];

export const personData = definePersonData({ exportPerson, erasePerson }, { parts: [...parts, dataKeyPart] });

/** The key stays: another process may still seal with it. */
const clearMember = (userId: Id): Promise<void> =>
  transaction(async (session) => {
    for (const part of parts) await part.erase({ userId, email: '' }, session);
    for (const { id } of await filesOfOwner(userId)) await removeFile(id, session);
  });

export const clearRoutes = [
  serve(
    clearDiary,
    { body: Joi.object({ confirmed: Joi.boolean().strict().valid(true).required() }) },
    async ({ userId }) => {
      await clearMember(userId());
      return { cleared: true as const };
    },
  ),
];
