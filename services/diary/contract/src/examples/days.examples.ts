import { describeCall } from '@stezhka/kit-contract/examples';
import {
  type CurrentDayReply,
  type Day,
  getDaily,
  getDay,
  getDayByDate,
  getDays,
  getDiaryAccess,
  removeDayPicture,
  removeTracker,
  setDay,
  uploadDayPicture,
  usersWithEntry,
} from '../days.ts';

describeCall(getDiaryAccess, {
  summary: 'Access of the member to the diary',
  example: { reply: { open: true } },
});

const day: Day = {
  date: '2026-11-20',
  version: 4,
  availability: 'enabled',
  parameters: [
    { key: 'parameters[sleep]', value: 7.25, tracker: '6560b0d1a2c4e8f012345678' },
    { key: 'parameters[mood]', value: 4, tracker: '6560b0d1a2c4e8f012345679' },
  ],
  notes: [
    {
      key: 'notes[thanks]',
      systemName: 'thanks',
      title: 'За що я дякую сьогодні?',
      color: 'sphere-meaning',
      value: 'За ранкову каву на балконі.',
    },
  ],
  details: ['details[good_news]'],
  imageData: null,
  decart: [
    {
      id: '6560b0d1a2c4e8f0123456b1',
      decision: 'Відмовитися від другого проєкту',
      willIfHappen: 'Вільні вечори, сон, час на малювання.',
      willIfNotHappen: 'Ще три місяці такого темпу.',
      wontIfHappen: 'Не буде премії.',
      wontIfNotHappen: 'Не буде вихідних до лютого.',
    },
  ],
  question: { text: 'Що сьогодні далося легше, ніж здавалося?', answer: '' },
  revisions: {
    'parameters[sleep]': 2,
    'parameters[mood]': 1,
    'notes[thanks]': 1,
    'details[good_news]': 1,
    'decart[6560b0d1a2c4e8f0123456b1]': 3,
  },
};

const current: CurrentDayReply = {
  owner: '65f000000000000000000002',
  day,
  date: day.date,
  streakData: { days: 7, best: 7 },
  today: day.date,
  hour: 21,
  timeZone: 'Europe/Kyiv',
  erasure: 0,
  number: 7,
  quote: 'Не треба йти швидко. Досить щодня впізнавати дорогу.',
  lastValues: [{ key: 'parameters[sleep]', value: 7.5 }],
};

describeCall(getDay, {
  summary: 'Diary day of today',
  throws: ['diary_closed'],
  example: { reply: current },
});

describeCall(getDayByDate, {
  summary: 'Diary day by date',
  throws: ['diary_closed'],
  example: { params: { date: day.date }, reply: current },
});

describeCall(setDay, {
  summary: 'Change parts of a diary day',
  throws: [
    'diary_closed',
    'day_changed',
    'diary_erased',
    'day_ahead',
    'decart_full',
    'decart_exhausted',
    'not_found',
  ],
  example: {
    body: {
      date: day.date,
      erasure: 0,
      writer: 'tab-7f3a9c2e51',
      changes: [
        { field: 'parameters[mood]', base: 0, seq: 1, value: 4 },
        { field: 'notes[thanks]', base: 0, seq: 2, value: 'За ранкову каву на балконі.' },
      ],
    },
    reply: { day },
  },
});

describeCall(uploadDayPicture, {
  summary: 'Upload the picture of a diary day',
  throws: [
    'diary_closed',
    'day_ahead',
    'diary_erased',
    'not_found',
    'unsupported_media',
    'too_large',
    'too_many_pixels',
  ],
  example: {
    params: { date: day.date },
    body: {},
    reply: {
      day: {
        ...day,
        imageData: {
          srcSet: [
            {
              src: '/files/diary/65f0000000000000000000ab/400.jpeg',
              webpSrc: '/files/diary/65f0000000000000000000ab/400.webp',
              width: 400,
            },
            {
              src: '/files/diary/65f0000000000000000000ab/400.jpeg',
              webpSrc: '/files/diary/65f0000000000000000000ab/400.webp',
              width: 'default',
            },
          ],
          meta: { width: 400, height: 300 },
        },
      },
    },
  },
});

describeCall(removeDayPicture, {
  summary: 'Remove the picture of a diary day',
  throws: ['diary_closed', 'not_found'],
  example: { params: { date: day.date }, reply: { day } },
});

describeCall(removeTracker, {
  summary: 'Remove a measured value',
  throws: ['diary_closed', 'not_found'],
  example: {
    params: { id: '6560b0d1a2c4e8f01234567a' },
    reply: { day },
  },
});

describeCall(getDays, {
  summary: 'Diary days, by page',
  throws: ['diary_closed', 'search_too_long', 'not_found'],
  example: {
    query: { limit: 7, page: 1, sphere: 'meaning', text: 'кав' },
    reply: { days: [day], pagination: { page: 1, pages: 1, limit: 7, total: 1 } },
  },
});

describeCall(getDaily, {
  summary: 'One diary day with its charts',
  throws: ['diary_closed'],
  example: {
    params: { date: day.date },
    reply: {
      daily: day,
      chart: {
        sleep: {
          title: 'Сон',
          color: 'sphere-health',
          type: 'tracker',
          units: 'год',
          data: [{ date: day.date, value: 7.25 }],
        },
      },
    },
  },
});

describeCall(usersWithEntry, {
  summary: 'Users who wrote today, by their own diaries',
  throws: ['diary_closed'],
  example: {
    body: { users: ['65f000000000000000000002', '65f000000000000000000003'] },
    reply: { wrote: ['65f000000000000000000002'] },
  },
});
