import { describeCall } from '@stezhka/kit-contract/examples';
import type { CourseDayMark } from '../courses.ts';
import {
  type CurrentMarathonReply,
  getCurrentCourse,
  getCurrentMarathon,
  getCurrentMarathonByDate,
  startMarathon,
  stopMarathon,
} from '../marathons.ts';
import { evenings, gratitude, marathonRecord, openCourseDay, ownGratitude } from './courses.examples.ts';
import { measuredSleep } from './measured.examples.ts';
import { exampleSleep } from './parameters.examples.ts';

const today = '2026-11-20';
/** From 10 November to 7 December; days 3 and 11 are not checked. */
const dateOf = (number: number): string =>
  number <= 21
    ? `2026-11-${String(9 + number).padStart(2, '0')}`
    : `2026-12-${String(number - 21).padStart(2, '0')}`;
const idOf = (number: number): string => `6560b0d1a2c4e8f0123458${String(number).padStart(2, '0')}`;
const days: CourseDayMark[] = Array.from({ length: 28 }, (_, at) => {
  const number = at + 1;
  return {
    id: idOf(number),
    number,
    date: dateOf(number),
    title: `Крок ${number}`,
    hasFilm: false,
    checked: number < 11 && number !== 3,
    availability: number > 11 ? 'future' : 'enabled',
  };
});
const { imageData, title, slug } = gratitude;

const current: CurrentMarathonReply = {
  today,
  marathon: {
    id: '6560b0d1a2c4e8f012345702',
    userCourse: ownGratitude.id,
    slug,
    title,
    imageData,
    startedOn: dateOf(1),
    endsOn: dateOf(28),
    today: 11,
    over: false,
    checked: 9,
  },
  courseData: { days },
  daysMap: Object.fromEntries(
    days.map(({ date, id, number, checked }) => [date!, { id: id!, number, checked }]),
  ),
  day: {
    ...days[10]!,
    text: '<p>Згадайте людину, якій давно не дякували.</p>',
    task: 'Напишіть їй одне речення.',
    film: null,
    parameters: [{ key: exampleSleep.key, value: 7 }],
  },
  definitions: [exampleSleep],
  paramsTotal: [{ key: measuredSleep.key, value: 7.1, days: 10 }],
  history: [marathonRecord],
  parameters: [measuredSleep],
  choices: [{ id: ownGratitude.id, slug, title, imageData, acquired: 'free', runs: 1 }],
};
const throws = ['diary_closed'];

describeCall(getCurrentMarathon, {
  summary: 'The running marathon and the history',
  throws,
  example: { reply: current },
});

describeCall(getCurrentMarathonByDate, {
  summary: 'The running marathon, with the day of a date',
  throws: [...throws, 'not_found'],
  example: {
    params: { date: '2026-11-12' },
    reply: { ...current, day: { ...current.day!, ...days[2]! } },
  },
});

describeCall(startMarathon, {
  summary: 'Start a marathon today',
  throws: [...throws, 'not_found', 'marathon_course', 'marathon_running'],
  example: { params: { id: ownGratitude.id }, reply: current },
});

describeCall(stopMarathon, {
  summary: 'Finish the running marathon and keep it in the history',
  throws,
  example: {
    query: { id: '6560b0d1a2c4e8f012345702' },
    reply: {
      ...current,
      marathon: null,
      courseData: { days: [] },
      daysMap: {},
      day: null,
      definitions: [],
      paramsTotal: [],
      history: [
        {
          ...marathonRecord,
          id: '6560b0d1a2c4e8f012345702',
          from: dateOf(1),
          to: today,
          checked: 9,
          certificate: null,
        },
        marathonRecord,
      ],
    },
  },
});

describeCall(getCurrentCourse, {
  summary: 'The course of the Course widget',
  throws,
  example: {
    reply: {
      today,
      course: {
        slug: evenings.slug,
        title: evenings.title,
        imageData: null,
        days: 3,
        checked: 1,
        day: openCourseDay,
        nextOn: null,
      },
      definitions: [exampleSleep],
      hasCourses: true,
    },
  },
});
