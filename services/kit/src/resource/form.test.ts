import type { FormField } from '@stezhka/kit-contract';
import { clearDatabase, useDatabase } from '../testing/database.ts';
import { AT, get, olena, post, stored, versioned } from './leaflet-sample.ts';

useDatabase();
afterEach(clearDatabase);

describe('a form', () => {
  test('of a new entry is empty and says where it goes', async () => {
    const { data } = (await get('/new/form').expect(200)).body;
    expect(data).toMatchObject({ id: null, title: 'Leaflets', form: { action: AT } });
    expect(data.form.fields.map(({ fullName }: { fullName: string }) => fullName)).toEqual([
      'leaflet[slug]',
      'leaflet[title]',
      'leaflet[body]',
      'leaflet[author]',
      'leaflet[price]',
      'leaflet[shown]',
      'leaflet[_version]',
      '_csrf_token',
    ]);
  });

  test('of an entry holds its values and its version, and can be sent back as it is', async () => {
    const id = await stored();
    await post(`/${id}`, versioned(0, { 'leaflet[author]': olena.value })).expect(200);
    const { form } = (await get(`/${id}/form`).expect(200)).body.data;
    const values: Record<string, string> = {};
    const walk = (all: FormField[]): void => {
      for (const { fullName, value, checked, fields } of all) {
        if (fields) walk(fields);
        else if (checked !== false) values[fullName] = value as string;
      }
    };
    walk(form.fields);
    expect(values).toMatchObject({
      'leaflet[slug]': 'rest',
      'leaflet[title][ru]': 'О покое',
      'leaflet[author]': olena.value,
      'leaflet[price]': '12.50',
      'leaflet[_version]': '1',
      _csrf_token: 'token',
    });
    await post(`/${id}`, values).expect(200);
    await get('/nonsense/form').expect(400);
  });

  test('the selects of a form answer while the visitor types', async () => {
    const reply = await get(`/options/author?search=${encodeURIComponent('Ол')}`).expect(200);
    expect(reply.body.data).toEqual({ options: [olena] });
    await get('/options/slug').expect(404);
    await get('/group/title').query({ id: 'x' }).expect(404);
    await get('/options/__proto__').expect(404);
  });
});
