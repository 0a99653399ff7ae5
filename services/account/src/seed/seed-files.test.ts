import { readBelongings, readExperts, readUsers, seedFiles } from './read-demo.ts';

test('every file of the seed is read and valid', () => {
  expect(readExperts()).toHaveLength(10);
  expect(readUsers().map(({ id }) => id)).toContain(readBelongings().userId);
  expect(seedFiles.unread()).toEqual([]);
});
