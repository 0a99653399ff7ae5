import { readFileSync } from 'node:fs';
import { type SocialNetwork, WORKSHOP_ADDRESS } from '@stezhka/content-contract';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { readContacts } from '../seed/read-definitions.ts';
import { get } from '../testing/content.ts';
import { ContactsModel } from './contacts.model.ts';

useDatabase();
const contacts = readContacts();
afterEach(clearDatabase);

test('contacts come in the caller’s language, networks under both names', async () => {
  await ContactsModel.create({ name: 'main', ...contacts });
  const { data } = (await get('/data/contacts', 'ru').expect(200)).body;
  // The shop's pickup is there too.
  expect(data.contacts.addresses).toEqual([WORKSHOP_ADDRESS.ru]);
  expect(data.contacts.workTime).toBe(contacts.workTime.ru);
  expect(data.contacts.socials).toEqual(data.contacts.socialNetworks);
  expect(data.contacts.socials.map(({ socialNetwork }: SocialNetwork) => socialNetwork.image)).toEqual(
    contacts.socials.map(({ name }) => `/icons/${name}.svg`),
  );
});

test('a network without an icon of its own has a globe, and each icon is a file', async () => {
  const socials = [...contacts.socials, { name: 'threads', title: 'Threads', link: 'https://x.example/' }];
  await ContactsModel.create({ name: 'main', ...contacts, socials });
  const { data } = (await get('/data/contacts').expect(200)).body;
  const images = data.contacts.socials.map(({ socialNetwork }: SocialNetwork) => socialNetwork.image);
  expect(images.at(-1)).toBe('/icons/globe.svg');
  for (const image of images) {
    expect(readFileSync(new URL(`../../../../gateway/public${image}`, import.meta.url), 'utf8')).toMatch(
      /^<svg/,
    );
  }
});

test('missing contacts are not found', async () => {
  await get('/data/contacts').expect(404);
});
