import { erasePerson, exportPerson } from '@stezhka/diary-contract';
import { definePersonData, ownedBy } from '@stezhka/kit/person';
import { dataKeyPart, open } from '@stezhka/kit/sealed';
import { type DayFields, DayModel, NOTE_FIELD } from '../days/days.model.ts';
import { SettingsModel } from '../settings/settings.model.ts';

const present = async ({ user, date, parameters, notes, details }: DayFields) => ({
  date,
  parameters: parameters.map(({ key, value }) => ({ key, value })),
  notes: await Promise.all(
    notes.map(async ({ key, sealed }) => ({ key, text: await open(user, NOTE_FIELD, sealed) })),
  ),
  details,
});

export const personData = definePersonData(
  { exportPerson, erasePerson },
  { parts: [ownedBy(DayModel, 'user', present), ownedBy(SettingsModel, 'user'), dataKeyPart] },
);
