import { storeDrawing } from '@stezhka/kit/files';
import { foreignPictures } from '@stezhka/kit/html';
import { useDatabase } from '@stezhka/kit/testing/database';
import { filledIn, type Sent } from '@stezhka/kit/testing/filled-in';
import { HOSTILE_ADDRESSES, XSS_VECTORS } from '@stezhka/kit/testing/xss';
import { executables, isHostileAddress, textsOfVectors } from '@stezhka/kit/testing/xss-checks';
import { type FormField, LOCALES, type Locale } from '@stezhka/kit-contract';
import mongoose from 'mongoose';
import request from 'supertest';
import { served } from '../app.ts';
import { PartnerModel } from '../partners/partners.model.ts';
import { seedDefinitions } from '../seed/definitions.ts';
import { app, get, makeEvent, makePage, makePost, makeSections, say, tokenOf } from '../testing/content.ts';

type Entry = Record<string, unknown> & { _id: mongoose.Types.ObjectId };
/** A text for each field, by its full name, with the language of its readers and the signs that readers see. */
type Planted = { name: string; locale: Locale; value: string; marks: string[] }[];

/** The public calls that show an entry of a resource. */
const SHOWN: Record<string, (entry: Entry) => string[]> = {
  authors: ({ slug }) => [`/data/author/${slug}`],
  blocks: ({ place }) => [`/data/${String(place).replace(':', '/')}`],
  contacts: () => ['/data/contacts', '/data/seo?path=/'],
  decks: ({ slug }) => [`/data/mac/deck/${slug}`],
  events: ({ slug }) => [`/data/event/${slug}`],
  faq: () => ['/data/faq', '/data/static-page/questions', '/data/seo?path=/page/questions'],
  home: () => ['/data/home'],
  links: ({ name }) => [`/url/${name}`],
  menus: () => ['/data/menu'],
  pages: ({ slug }) => [`/data/static-page/${slug}`],
  partners: () => ['/data/partners'],
  posts: ({ slug }) => [`/data/post/${slug}`],
};
const SLUG = 'hostile';
/** Entries of a collection that are saved at once, and vectors in one text elsewhere. */
const ENTRIES = 32;
const VECTORS = 24;

useDatabase();
beforeAll(async () => {
  await seedDefinitions();
  await makePost(await makeSections(), { slug: 'letter' });
  await makeEvent({ slug: 'evening' });
  await makePage({ slug: 'questions', blocks: [{ kind: 'faq', group: SLUG }] });
  const texts = { name: say('Papirnia'), description: say('Paper') };
  await PartnerModel.create({ slug: 'papirnia', order: 0, ...texts, link: 'https://papirnia.example' });
});

const admin = { identity: await tokenOf('ROLE_ADMIN'), Locale: 'en' };
const at = (resource: string) => `/admin/content/${resource}`;
const read = async (path: string) => (await request(app).get(path).set(admin).expect(200)).body.data;
const send = (path: string, body: object) => request(app).post(path).set(admin).send(body);

const resources = [
  ...new Set(served.flatMap(({ op }) => /^\/admin\/content\/(\w+)\/:id\/form$/.exec(op.path)?.[1] ?? [])),
];

const isRichText = ({ attr }: FormField) => !!attr?.html;
const isAddress = ({ name }: FormField) => /(link|url|href)$/i.test(name);

/** Full names of the wanted fields that a resource declares, entries of its collections as '__name__'. */
async function declared(resource: string, wanted: (field: FormField) => boolean): Promise<string[]> {
  const namesIn = (fields: FormField[]): string[] =>
    fields.flatMap((field) => [
      ...(wanted(field) && !field.fields ? [field.fullName] : []),
      ...namesIn(field.fields ?? []),
      ...(field.prototype ? namesIn([field.prototype]) : []),
    ]);
  return namesIn((await read(`${at(resource)}/new/form`)).form.fields);
}

/** The entries of a resource, as a browser would send them back. */
async function entriesOf(resource: string): Promise<{ id: string; sent: Sent }[]> {
  const { items } = await read(`${at(resource)}?limit=50`);
  const opened = items.map(async ({ id }: { id: string }) => ({
    id,
    sent: filledIn((await read(`${at(resource)}/${id}/form`)).form.fields),
  }));
  return Promise.all(opened);
}

/** 'faq[questions][0][answer][uk]' → 'questions.0.answer.uk' */
const pathOf = (name: string) => [...name.matchAll(/\[(\w+)\]/g)].map(([, part]) => part).join('.');
const valueAt = (entry: object, path: string) =>
  path.split('.').reduce((value: unknown, part) => (value as Sent)[part], entry);

async function findStored(id: string): Promise<{ collection: mongoose.Collection; entry: Entry }> {
  for (const { collection } of Object.values(mongoose.models)) {
    const entry = await collection.findOne<Entry>({ _id: new mongoose.Types.ObjectId(id) });
    if (entry) return { collection, entry };
  }
  throw new Error(`No collection has ${id}.`);
}

/** Texts of a reply, by the name of their field. */
const textsIn = (value: unknown, name = ''): [name: string, text: string][] => {
  if (typeof value === 'string') return [[name, value]];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, Array.isArray(value) ? name : key));
};

/** What may run of planted texts in the replies that show their entry, and texts that none of them shows. */
async function wrongsShown(resource: string, entry: Entry, planted: Planted): Promise<string[]> {
  const wrongs: string[] = [];
  for (const path of SHOWN[resource]!(entry)) {
    for (const locale of new Set(planted.map((one) => one.locale))) {
      const texts = textsIn((await get(path, locale).expect(200)).body.data);
      const marks = planted.flatMap((one) => (one.locale === locale ? one.marks : []));
      const own = texts.filter(([, text]) => marks.some((mark) => text.includes(mark)));
      const lost = marks.filter((mark) => !own.some(([, text]) => text.includes(mark)));
      wrongs.push(...lost.map((mark) => `${path} does not show ${mark}`));
      wrongs.push(...own.flatMap(([, text]) => executables(text).map((wrong) => `${path}: ${wrong}`)));
    }
  }
  return wrongs;
}

/** Every language of a field takes its part of the texts, and so does every entry of a collection. */
function plan(field: string): Planted[] {
  const isCollection = field.includes('__name__');
  const slots = LOCALES.flatMap((locale) =>
    Array.from({ length: isCollection ? ENTRIES : 1 }, (_, index) => ({
      locale,
      name: `${field.replace('__name__', String(index))}[${locale}]`,
    })),
  );
  const groups: Planted[] = [];
  textsOfVectors(XSS_VECTORS, isCollection ? 1 : VECTORS).forEach((text, n) => {
    if (n % slots.length === 0) groups.push([]);
    groups.at(-1)!.push({ ...slots[n % slots.length]!, ...text });
  });
  return groups;
}

/** A whole form: further entries of a collection are as its first one. */
function withEntries(sent: Sent, planted: Planted): Sent {
  const further = planted.flatMap(({ name }) => {
    const index = /\[(\d+)\]/.exec(name)?.[0];
    return index ? Object.entries(sent).map(([key, value]) => [key.replace('[0]', index), value]) : [];
  });
  const hostile = planted.map(({ name, value }) => [name, value]);
  return { ...Object.fromEntries(further), ...sent, ...Object.fromEntries(hostile) };
}

test('every resource with rich text or an address says where it is shown', async () => {
  const concerned: string[] = [];
  for (const resource of resources) {
    const names = await declared(resource, (field) => isRichText(field) || isAddress(field));
    if (names.length) concerned.push(resource);
  }
  expect(concerned.sort()).toEqual(Object.keys(SHOWN));
});

test('the corpus is hostile', () => {
  expect(XSS_VECTORS.filter(({ html }) => executables(html).length).length).toBeGreaterThan(500);
  expect(HOSTILE_ADDRESSES.filter(isHostileAddress).length).toBeGreaterThan(20);
});

const marked = ({ marks }: Planted[number]) => `<p>${marks.join(' ')}</p>`;

/** The rich texts of a resource, each in all of its languages. */
const richTextsOf = async (resource: string) =>
  new Set((await declared(resource, isRichText)).map((name) => name.replace(/\[\w+\]$/, '')));

/** Saves a new entry with these texts, by the form. */
async function saveWith(resource: string, texts: Planted) {
  // The page of the hostile questions cannot be saved without them.
  const sample = (await entriesOf(resource)).find(({ sent }) => !Object.values(sent).includes(SLUG))!;
  const [prefix] = texts[0]!.name.split('[');
  const body = withEntries({ ...sample.sent, [`${prefix}[slug]`]: SLUG }, texts);
  const saved = await send(at(resource), body);
  expect([saved.status, saved.body.fields]).toEqual([200, undefined]);
  return findStored(saved.body.data.id);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"></svg>';
test.each(resources)('pictures in rich texts of %s come in every width', async (resource) => {
  const { file } = await storeDrawing(SVG, { slug: 'in-text' });
  const value = `<p>a</p><img src="/files/content/${file}/400.webp" alt="Tea">`;
  for (const field of await richTextsOf(resource)) {
    const name = `${field.replace('__name__', '0')}[en]`;
    const { collection, entry } = await saveWith(resource, [{ name, value, locale: 'en', marks: [] }]);
    const paths = SHOWN[resource]!(entry).filter((path) => !path.startsWith('/data/seo'));
    for (const path of paths) {
      const texts = textsIn((await get(path).expect(200)).body.data).map(([, text]) => text);
      const srcset = expect.stringContaining(`srcset="/files/content/${file}/400.webp 400w, `);
      expect([path, texts]).toEqual([path, expect.arrayContaining([srcset])]);
    }
    await collection.deleteOne({ _id: entry._id });
  }
});

test.each(resources)('rich texts of %s run nothing, saved by staff or stored raw', async (resource) => {
  for (const field of await richTextsOf(resource)) {
    const wrongs: string[] = [];
    for (const planted of plan(field)) {
      // A form refuses pictures of other sites; stored raw they are hostile as all others.
      const taken = planted.map((one) =>
        foreignPictures(one.value).length ? { ...one, value: marked(one) } : one,
      );
      const { collection, entry } = await saveWith(resource, taken);
      for (const { name } of planted) {
        const kept = String(valueAt(entry, pathOf(name)));
        wrongs.push(...executables(kept).map((wrong) => `${name}: ${wrong}`));
      }
      wrongs.push(...(await wrongsShown(resource, entry, planted)));
      const raw = Object.fromEntries(planted.map(({ name, value }) => [pathOf(name), value]));
      await collection.updateOne({ _id: entry._id }, { $set: raw });
      wrongs.push(...(await wrongsShown(resource, entry, planted)));
      await collection.deleteOne({ _id: entry._id });
    }
    expect({ field, wrongs }).toEqual({ field, wrongs: [] });
  }
});

/** Entries of a resource that hold each of its addresses, with the full names of those. */
async function addressed(resource: string): Promise<{ id: string; sent: Sent; names: string[] }[]> {
  const asPrototype = (name: string) => name.replace(/\[\d+\]/g, '[__name__]');
  const entries = (await entriesOf(resource)).map((entry) => ({ ...entry, names: [] as string[] }));
  for (const field of await declared(resource, isAddress)) {
    const holds = ({ sent }: { sent: Sent }) =>
      Object.keys(sent).find((name) => asPrototype(name) === field && sent[name]);
    const entry = entries.find(holds);
    expect({ field, isHeld: !!entry }).toEqual({ field, isHeld: true });
    entry!.names.push(holds(entry!)!);
  }
  return entries.filter(({ names }) => names.length);
}

test.each(resources)('addresses of %s lead nowhere else, sent by staff or stored raw', async (resource) => {
  for (const { id, sent, names } of await addressed(resource)) {
    const { collection, entry } = await findStored(id);
    for (const address of HOSTILE_ADDRESSES) {
      const hostile = (nameOf: (name: string) => string) =>
        Object.fromEntries(names.map((name) => [nameOf(name), address]));
      const { status, body } = await send(`${at(resource)}/${id}`, { ...sent, ...hostile((name) => name) });
      const refused = Object.keys(body.fields ?? {}).sort();
      expect([address, status, refused]).toEqual([address, 422, names.toSorted()]);
      await collection.updateOne({ _id: entry._id }, { $set: hostile(pathOf) });
      for (const path of SHOWN[resource]!(entry)) {
        const texts = textsIn((await get(path).expect(200)).body.data);
        expect(texts.filter(([, text]) => text === address)).toEqual([]);
        const addresses = texts.filter(([key]) => /^(link|url|href|sameAs|.*Link)$/.test(key));
        expect(addresses.filter(([, text]) => isHostileAddress(text))).toEqual([]);
      }
    }
    await collection.replaceOne({ _id: entry._id }, entry);
  }
});
