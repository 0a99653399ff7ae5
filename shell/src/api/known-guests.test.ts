import { getUser, login } from '@stezhka/account-contract';
import { exampleUser } from '@stezhka/account-contract/examples';
import { knownGuests, speaksForMember } from './known-guests.ts';

const answering = async () => ({ data: exampleUser });
const token = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

test('a visitor without a session is a guest without anybody being asked', async () => {
  expect(await knownGuests(answering, () => false)(getUser, {}, 'uk')).toEqual({ data: [] });
  expect(await knownGuests(answering, () => true)(getUser, {}, 'uk')).toEqual({ data: exampleUser });
  expect(await knownGuests(answering, () => false)(login, {}, 'uk')).toEqual({ data: exampleUser });
});

test('a token speaks for a member when it names one', () => {
  expect(speaksForMember(token({ sub: 'u1' }))).toBe(true);
  expect(speaksForMember(token({ sub: '', guestId: 'g1' }))).toBe(false);
  expect(speaksForMember(undefined)).toBe(false);
});
