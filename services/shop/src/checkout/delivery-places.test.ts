import { advanceClock, setClock } from '@stezhka/kit/clock';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import type { FormDefinition, FormField } from '@stezhka/kit-contract';
import type { DeliveryMethod, DeliveryPlace } from '@stezhka/shop-contract';
import { signCity } from '../delivery/city-id.ts';
import { DeliveryPlaceModel } from '../delivery/delivery-places.model.ts';
import { keepPlace } from '../delivery/delivery-places.service.ts';
import { useCarrier } from '../nova-poshta/carrier.ts';
import { fixtureCarrier } from '../nova-poshta/fixture-carrier.ts';
import { OrderModel } from '../orders/orders.model.ts';
import { as, makeCategories, product } from '../testing/catalogue.ts';

useDatabase();

const SOFIIA = '65f0000000000000000000b1';
const sofiia = as({ userId: SOFIIA });
const guest = as({ guestId: 'g1' });
let diary: string;

beforeEach(async () => {
  setClock('2026-11-20T10:00:00Z');
  const { diaries } = await makeCategories();
  diary = await product('diary', diaries, { price: 60_000, stock: 100 });
});
afterEach(clearDatabase);
afterAll(() => setClock(null));

type Caller = typeof sofiia;
const OFFICE = { office: { city: signCity('city-8'), place: 'branch-8-4' } };
const COURIER = { town: 'Київ', address: 'вул. Хорива, 15' };

async function order(method: DeliveryMethod, more: object, who: Caller = sofiia) {
  const { cart } = (await who.get(`/order/add-product/${diary}`)).body.data;
  const { status } = await who.post('/form/cart', {
    cart: {
      contacts: { name: 'Софія', lastName: 'М', phone: '050 000 00 00', email: 's@x.example' },
      delivery: { method, ...more },
      payment: 'cod',
      version: String(cart.version),
      goods: '60000',
    },
  });
  expect(status).toBe(200);
  advanceClock({ minutes: 1 });
}
const places = async (who: Caller = sofiia): Promise<DeliveryPlace[]> =>
  (await who.get('/data/delivery-places')).body.data.places;
const flat = (fields: FormField[]): FormField[] => fields.flatMap((one) => [one, ...flat(one.fields ?? [])]);
const keepField = async (path: string, who: Caller) =>
  flat(((await who.get(path)).body.data.form as FormDefinition).fields).find(({ name }) => name === 'keep');
const fill = (id: string, cart: object, who: Caller = sofiia) => who.post(`/form/cart/place/${id}`, { cart });

test('a place is kept after an order where the buyer says so, once, the latest first', async () => {
  await order('branch', { ...OFFICE, keep: '1' });
  await order('courier', { ...COURIER, keep: '1' });
  await order('locker', { office: { ...OFFICE.office, place: 'locker-8-4' } });
  await order('pickup', {});
  const labels = async (who = sofiia) => (await places(who)).map(({ method, label }) => [method, label]);
  expect((await labels()).map(([method]) => method)).toEqual(['courier', 'branch']);
  expect((await labels(as({ userId: SOFIIA }, 'en')))[1]![1]).toMatch(/^Poltava.*Branch no. 4/);
  await order('branch', { ...OFFICE, keep: '1' });
  expect((await labels()).map(([method]) => method)).toEqual(['branch', 'courier']);
});

test('an order stands though its place could not be kept', async () => {
  const fails = async () => {
    throw new Error('the carrier is down');
  };
  const city: typeof fixtureCarrier.city = async (ref) =>
    (await OrderModel.estimatedDocumentCount()) > 0 ? fails() : fixtureCarrier.city(ref);
  useCarrier({ ...fixtureCarrier, city });
  try {
    await order('branch', { ...OFFICE, keep: '1' });
  } finally {
    useCarrier(fixtureCarrier);
  }
  expect([await OrderModel.estimatedDocumentCount(), await places()]).toEqual([1, []]);
});

test('only members are offered to keep a place, and only where something is sent', async () => {
  expect(await keepField('/form/cart', sofiia)).toMatchObject({ type: 'checkbox', checked: false });
  expect(await keepField('/form/cart/delivery?id=courier', sofiia)).toBeTruthy();
  expect(await keepField('/form/cart/delivery?id=pickup', sofiia)).toBeUndefined();
  expect(await keepField('/form/cart', guest)).toBeUndefined();
  expect(await keepField('/form/cart/delivery?id=courier', guest)).toBeUndefined();
  await order('courier', { ...COURIER, keep: '1' }, guest);
  expect(await DeliveryPlaceModel.estimatedDocumentCount()).toBe(0);
});

test('a chosen place fills in the delivery, ready to be sent, and leaves the rest as typed', async () => {
  await order('branch', { ...OFFICE, keep: '1' });
  await order('courier', { ...COURIER, keep: '1' });
  const [courier, branch] = await places();
  const typed = {
    contacts: { name: 'Оля', phone: '' },
    delivery: { method: 'pickup' },
    payment: 'cod',
    version: '7',
  };
  const { status, body } = await fill(branch!.id, typed);
  expect(status).toBe(200);
  const fields = flat((body.data.form as FormDefinition).fields);
  const value = (name: string) => fields.find(({ fullName }) => fullName === `cart${name}`)?.value;
  expect(['[contacts][name]', '[payment]', '[version]', '[delivery][method]'].map(value)).toEqual([
    'Оля',
    'cod',
    '7',
    'branch',
  ]);
  expect(value('[delivery][office][place]')).toBe('branch-8-4');
  const again = { city: value('[delivery][office][city]'), place: value('[delivery][office][place]') };
  await order('branch', { office: again });
  const last = await OrderModel.findOne({ userId: SOFIIA }).sort({ createdAt: -1 }).lean();
  expect(last!.delivery.city).toMatch(/^Полтава/);
  const other = flat((await fill(courier!.id, typed)).body.data.form.fields);
  expect(other.find(({ name }) => name === 'town')!.value).toBe('Київ');
  // What was used last stands first.
  expect((await places()).map(({ method }) => method)).toEqual(['courier', 'branch']);
});

test('a place is its member’s alone, and removing it twice is removing it', async () => {
  await order('courier', { ...COURIER, keep: '1' });
  const [{ id } = { id: '' }] = await places();
  const other = as({ userId: '65f0000000000000000000b2' });
  expect((await fill(id, {}, other)).status).toBe(404);
  expect((await other.post(`/data/delivery-place/remove/${id}`)).body.data.places).toEqual([]);
  expect(await places()).toHaveLength(1);
  for (let n = 0; n < 2; n += 1)
    expect((await sofiia.post(`/data/delivery-place/remove/${id}`)).body.data.places).toEqual([]);
  expect((await guest.get('/data/delivery-places')).status).toBe(401);
});

test('the eleventh place takes the room of the one that was longest not used', async () => {
  for (let n = 1; n <= 11; n += 1) {
    await keepPlace(SOFIIA, { method: 'courier', town: 'Київ', address: `вул. Довга, ${n}` });
    advanceClock({ minutes: 1 });
  }
  const labels = (await places()).map(({ label }) => label);
  expect(labels).toHaveLength(10);
  expect(labels).not.toContain('Київ, вул. Довга, 1');
});

test('a branch that the carrier closed stays a place without its branch', async () => {
  await order('branch', { ...OFFICE, keep: '1' });
  await DeliveryPlaceModel.updateOne({ userId: SOFIIA }, { place: 'branch-closed' });
  const [{ id } = { id: '' }] = await places();
  const fields = flat((await fill(id, {})).body.data.form.fields);
  const place = fields.find(({ fullName }) => fullName === 'cart[delivery][office][place]')!;
  expect(place.options!.some(({ value }) => value === place.value)).toBe(false);
});

test.each([
  { cart: 'x' },
  { cart: { delivery: { $ne: null } } },
  { cart: { contacts: { name: { $gt: '' } } } },
  { 'cart[__proto__][x]': '1' },
])('%j is refused or ignored, and breaks nothing', async (body) => {
  await order('courier', { ...COURIER, keep: '1' });
  const [{ id } = { id: '' }] = await places();
  expect([200, 400]).toContain((await sofiia.post(`/form/cart/place/${id}`, body)).status);
});
