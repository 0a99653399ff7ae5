import { type Day, type DecartEntry, firstDecartId, type Note } from '@stezhka/diary-contract';
import { inLocale } from '@stezhka/kit/localised';
import { toImageData } from '@stezhka/kit/picture';
import type { Id, Locale } from '@stezhka/kit-contract';
import { findQuestions, questionOrderOf } from '../daily-texts/daily-texts.model.ts';
import { ParameterModel } from '../parameters/parameters.model.ts';
import { settingsOf, todayOf } from '../settings/settings.model.ts';
import type { OpenDay } from './open-day.ts';

interface Reader {
  user: Id;
  locale: Locale;
}

export async function presentDays(days: OpenDay[], { user, locale }: Reader): Promise<Day[]> {
  const orders = await Promise.all(
    days.map(({ date, question }) => question?.order ?? questionOrderOf(date)),
  );
  const [definitions, questions, settings] = await Promise.all([
    ParameterModel.find({ group: 'notes' }).sort({ order: 1 }).lean(),
    findQuestions(orders),
    settingsOf(user),
  ]);
  const today = todayOf(settings);
  const notesOf = (day: OpenDay): Note[] =>
    definitions.flatMap(({ key, systemName, title, color }) => {
      const note = day.notes.find((one) => one.key === key);
      return note ? [{ key, systemName, title: inLocale(title, locale), color, value: note.value }] : [];
    });
  return days.map((day, at) => ({
    date: day.date,
    version: day.version,
    availability: day.date > today ? 'future' : 'enabled',
    parameters: day.parameters.map(({ _id, key, value }) => ({ key, value, tracker: _id.toHexString() })),
    notes: notesOf(day),
    details: [...day.details],
    imageData: toImageData('diary', day.picture, locale),
    decart: day.decart.length ? day.decart.map((entry) => ({ ...entry })) : [emptyDecart(day)],
    question: {
      text: inLocale(questions.get(orders[at]!), locale),
      answer: day.question?.answer ?? '',
    },
    revisions: Object.fromEntries(
      day.revisions.filter(({ revision }) => revision).map(({ field, revision }) => [field, revision]),
    ),
  }));
}

/** Product 3, Day: the default is one empty entry. */
const emptyDecart = ({ date }: OpenDay): DecartEntry => ({
  id: firstDecartId(date),
  decision: '',
  willIfHappen: '',
  willIfNotHappen: '',
  wontIfHappen: '',
  wontIfNotHappen: '',
});

export const presentDay = async (day: OpenDay, reader: Reader): Promise<Day> =>
  (await presentDays([day], reader))[0]!;
