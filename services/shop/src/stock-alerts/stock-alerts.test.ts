import { setClock } from '@stezhka/kit/clock';
import { later, runDueJobs } from '@stezhka/kit/jobs';
import { recipientOf } from '@stezhka/kit/mail';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { collectMails, type InboxMail, TEST_ORIGIN } from '@stezhka/kit/testing/mails';
import { ProductModel } from '../products/products.model.ts';
import { as, makeCategories, product } from '../testing/catalogue.ts';
import { stockAlertsJob } from './stock-alerts.job.ts';
import { StockAlertModel } from './stock-alerts.model.ts';

useDatabase();
let inbox: InboxMail[];
let planner: string;
let sized: string;
beforeEach(async () => {
  setClock('2026-11-20T10:00:00Z');
  inbox = collectMails((to) => recipientOf(to, async () => undefined));
  const { marathons } = await makeCategories();
  planner = await product('planner', marathons, { stock: 0 });
  sized = await product('sized', marathons, {
    stock: 5,
    sizes: [
      { value: 'A5', price: 50_000, stock: 5 },
      { value: 'B6', price: 40_000, stock: 0 },
    ],
  });
});
afterEach(async () => {
  setClock(null);
  await clearDatabase();
});

const ask = (id: string, body: object, locale: 'uk' | 'en' = 'uk') =>
  as({}, locale).post(`/data/product/stock-alert/${id}`, body);
/** Runs the jobs of the next minute. */
async function look(): Promise<void> {
  await later(null, stockAlertsJob, {});
  await runDueJobs();
}

test('an alert is one mail, sent once, in the language of the request, with a link to the product', async () => {
  const { body } = await ask(planner, { email: 'Olena@Example.ua' }, 'en');
  expect(body.data.message).toContain('one e-mail');
  await ask(planner, { email: 'olena@example.ua' }, 'en');
  await ask(planner, { email: 'petro@example.ua' });
  await look();
  expect(inbox).toEqual([]);
  await ProductModel.updateOne({ _id: planner }, { stock: 3 });
  await look();
  await look();
  expect(inbox.map(({ to }) => to).sort()).toEqual(['olena@example.ua', 'petro@example.ua']);
  const mail = inbox.find(({ to }) => to.startsWith('olena'))!;
  expect(mail.subject).toBe('Back again: planner (en)');
  expect(mail.text).toContain(`${TEST_ORIGIN}/en/product/diaries/planners/marathons/planner`);
  // Sold out and back again is another time: who wants to know asks again.
  await ProductModel.updateOne({ _id: planner }, { stock: 0 });
  await ask(planner, { email: 'petro@example.ua' });
  await ProductModel.updateOne({ _id: planner }, { stock: 1 });
  await look();
  expect(inbox.map(({ to }) => to).filter((to) => to.startsWith('petro'))).toHaveLength(2);
});

test('nothing is waited for that is in stock, a size by itself', async () => {
  expect((await ask(sized, { email: 'olena@example.ua', size: 'A5' })).body).toMatchObject({
    code: 'in_stock',
  });
  expect((await ask(sized, { email: 'olena@example.ua', size: 'B6' })).status).toBe(200);
  await ProductModel.updateOne({ _id: planner }, { stock: 1 });
  expect((await ask(planner, { email: 'olena@example.ua' })).status).toBe(409);
  expect(await StockAlertModel.estimatedDocumentCount()).toBe(1);
});

test('a size is waited for by itself', async () => {
  await ask(sized, { email: 'olena@example.ua', size: 'B6' });
  await look();
  expect(inbox).toEqual([]);
  await ProductModel.updateOne({ _id: sized }, { 'sizes.1.stock': 2, stock: 7 });
  await look();
  expect(inbox.map(({ subject }) => subject)).toEqual(['Знову є: sized, B6']);
});

test('the form carries the size that is meant', async () => {
  const { form } = (await as({}).get(`/form/stock-alert/${sized}?size=B6`)).body.data;
  expect(form.action).toBe(`/data/product/stock-alert/${sized}`);
  expect(form.fields).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'size', type: 'hidden', value: 'B6' })]),
  );
  expect((await as({}).get(`/form/stock-alert/${sized}?size=A0`)).status).toBe(400);
});

test.each([
  [{ email: 'nobody' }, 422],
  [{}, 422],
  [{ email: { $ne: null } }, 400],
  [{ email: 'a@b.ua', size: 'A0' }, 400],
  [{ email: 'a@b.ua', waiting: 'no' }, 400],
])('%j is refused', async (body, status) => {
  expect((await ask(sized, body)).status).toBe(status);
  expect(await StockAlertModel.estimatedDocumentCount()).toBe(0);
});

test('alert requests beyond the limit are refused', async () => {
  for (let i = 0; i < 20; i++) expect((await ask(planner, { email: `a${i}@example.ua` })).status).toBe(200);
  const { status, headers } = await ask(planner, { email: 'one@more.ua' });
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
});

test('an alert for an unknown or unpublished product is a 404', async () => {
  expect((await ask('0'.repeat(24), { email: 'a@b.ua' })).status).toBe(404);
  await ProductModel.updateOne({ _id: planner }, { published: false });
  expect((await ask(planner, { email: 'a@b.ua' })).status).toBe(404);
});
