import { WORKSHOP_ADDRESS } from '@stezhka/content-contract';
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
  expect(data.contacts.socials[0]).toMatchObject({ socialNetwork: { image: contacts.socials[0]!.name } });
});

test('missing contacts are not found', async () => {
  await get('/data/contacts').expect(404);
});
