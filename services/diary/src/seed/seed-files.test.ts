import { readCourses, readTakenCourses } from './read-courses.ts';
import {
  readGuideSteps,
  readNotes,
  readParameters,
  readQuestions,
  readQuotes,
  readSphereCategories,
  readSpheres,
  seedFiles,
} from './read-definitions.ts';
import { readLongDiary, readSampleDays } from './read-demo.ts';
import { readAchievements, readPlans } from './read-plans.ts';

test('every file of the seed is read and valid', () => {
  const reads = [
    readSpheres,
    readSphereCategories,
    readParameters,
    readNotes,
    readQuotes,
    readQuestions,
    readGuideSteps,
  ];
  for (const read of reads) expect(read().length).toBeGreaterThan(3);
  expect(readSampleDays()).toHaveLength(7);
  expect(Object.keys(readLongDiary().seasons)).toHaveLength(5);
  expect(readAchievements()).toHaveLength(15);
  expect(Object.keys(readPlans())).toEqual(['week', 'long']);
  const courses = readCourses();
  expect(courses.map(({ price }) => price > 0).filter(Boolean)).toHaveLength(2);
  expect(courses.filter(({ isMarathon }) => isMarathon)).toHaveLength(2);
  const slugs = courses.map(({ slug }) => slug);
  expect(slugs).toHaveLength(6);
  for (const { course } of Object.values(readTakenCourses()).flat()) expect(slugs).toContain(course);
  expect(seedFiles.unread()).toEqual([]);
});

test('a sample day names parameters, notes and details that are there', () => {
  const of = (group: string) =>
    readNotes()
      .filter((one) => one.group === group)
      .map(({ slug }) => slug);
  const known = {
    parameters: readParameters().map(({ slug }) => slug),
    notes: of('notes'),
    details: of('details'),
  };
  for (const { parameters, notes, details } of readSampleDays()) {
    expect(known.parameters).toEqual(expect.arrayContaining(Object.keys(parameters)));
    expect(known.notes).toEqual(expect.arrayContaining(Object.keys(notes)));
    expect(known.details).toEqual(expect.arrayContaining(details));
  }
});

test('a parameter told from nought to ten can be both', () => {
  const told = readParameters().filter(({ shortDescription }) =>
    /від нуля до десяти|от нуля до десяти|nought to ten/.test(Object.values(shortDescription).join(' ')),
  );
  expect(told.map(({ slug }) => slug).sort()).toEqual(['calm', 'joy']);
  for (const one of told) expect(one).toMatchObject({ type: 'tracker', min: 0, max: 10, step: 1 });
});
