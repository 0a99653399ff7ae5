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
