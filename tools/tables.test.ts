import { readFileSync } from 'node:fs';
import type { Served } from '@stezhka/kit/serve';
import type { RemoteModule } from '@stezhka/shell-contract';
import mongoose from 'mongoose';

interface CallRow {
  owner: string;
  method: string;
  path: string;
  access: string;
}
interface RouteRow {
  owner: string;
  path: string;
  flags: string[];
}

const DOMAINS = ['account', 'content', 'diary', 'shop'] as const;
const table = <T>(name: string): T[] =>
  JSON.parse(readFileSync(new URL(`../docs/${name}.json`, import.meta.url), 'utf8'));
const callRows = table<CallRow>('calls');
const routeRows = table<RouteRow>('routes');

/** '/data/post/:slug' → '/data/post/{slug}', '/catalog/*' → '/catalog/{slug...}': as the tables write paths. */
const written = (path: string) => path.replace(/:(\w+)/g, '{$1}').replace('*', '{slug...}');

const calls: CallRow[] = [];
const routes: RouteRow[] = [];
beforeAll(async () => {
  for (const owner of DOMAINS) {
    for (const { op } of await servedBy(owner)) {
      calls.push({ owner, method: op.method, path: written(op.path), access: op.access });
    }
    const { default: remote }: { default: RemoteModule } = await import(`../mfe-${owner}/src/remote.ts`);
    for (const { path, handle } of remote.routes) {
      routes.push({ owner, path: written(path), flags: [...(handle?.flags ?? [])].sort() });
    }
  }
});

async function servedBy(owner: string): Promise<Served[]> {
  const { served } = await import(`../services/${owner}/src/app.ts`);
  // Services are processes of their own: two of them may have models of one name.
  mongoose.deleteModel(/./);
  return typeof served === 'function' ? served({ registrations: 20 }) : served;
}

/** What staff edit has calls that follow from kit/resource; no table lists them (product 2.2). */
const isStaffs = ({ path }: CallRow) => path.startsWith('/admin/');
const callLine = ({ owner, method, path, access }: CallRow) => `${owner}: ${method} ${path} for ${access}`;
const routeLine = ({ owner, path, flags }: RouteRow) => `${owner}: ${path} [${[...flags].sort()}]`;
const beyond = (lines: string[], known: string[]) => lines.filter((line) => !known.includes(line)).sort();

test('every call that is served stands in docs/calls.json, with its owner and who may call', () => {
  const served = calls.filter((call) => !isStaffs(call)).map(callLine);
  expect(beyond(served, callRows.map(callLine))).toEqual([]);
});

test('what staff edit is served to staff alone', () => {
  const staffs = calls.filter(isStaffs);
  expect(staffs).not.toEqual([]);
  expect(staffs.filter(({ access }) => access !== 'admin' && access !== 'super_admin')).toEqual([]);
});

test('every call of docs/calls.json is served or pending, never both', () => {
  const served = calls.map(({ method, path }) => `${method} ${path}`);
  const rows = callRows
    .filter(({ owner }) => owner !== 'gateway')
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(beyond(rows, served))]).toEqual([...pendingCalls].sort());
});

test('every page of a remote stands in docs/routes.json, with its owner and flags', () => {
  expect(beyond(routes.map(routeLine), routeRows.map(routeLine))).toEqual([]);
});

test('every page of docs/routes.json exists or is pending, never both', () => {
  const paths = routes.map(({ path }) => path);
  expect(
    beyond(
      routeRows.map(({ path }) => path),
      paths,
    ),
  ).toEqual([...pendingRoutes].sort());
});

// Promised and not built yet: a line leaves when its call or page exists.
const pendingCalls = [
  'GET /data/presentation-video',
  'GET /data/static-page/{slug}',
  'GET /data/static-content/subscription_modal',
  'GET /data/faq',
  'GET /form/subscription',
  'POST /subscribe',
  'GET /data/user-data',
  'POST /data/user-data',
  'POST /data/user',
  'POST /file-upload',
  'GET /data/user/skills',
  'POST /data/user/skill/add',
  'POST /data/user/skill/update/{id}',
  'GET /data/user/skill/delete/{id}',
  'GET /data/user/services',
  'POST /data/user/service/add',
  'POST /data/user/service/update/{id}',
  'GET /data/user/service/delete/{id}',
  'GET /data/user/experts',
  'GET /data/user/expert/{id}',
  'GET /data/mac/decks',
  'GET /data/mac/deck/{slug}',
  'GET /data/mac/cards/{deckSlug}',
  'GET /data/categories/popular',
  'POST /data/product/add-view/{id}',
  'GET /order/kit-quantity/{id}/{quantity}',
  'GET /order/add-kit/{id}',
  'GET /order/remove-kit/{id}',
  'POST /order/promocode/apply',
  'GET /order/checkout-message',
  'GET /form/cart',
  'POST /form/cart',
  'GET /data/sphere-settings/initial',
  'GET /data/sphere-settings/desired',
  'POST /data/diary/set/sphere-setting/{id}',
  'GET /data/user-habits',
  'POST /data/user-habit/create',
  'GET /data/user-habit/remove/{id}',
  'POST /data/user-habit-status',
  'GET /data/habit-user-action/repeat/{id}',
  'GET /data/habit-user-action/archive/{id}',
  'GET /data/user-habit/streak/{id}',
  'GET /data/diary/chart',
  'GET /data/goals',
  'GET /data/goal/periods',
  'GET /data/goal/remove/{id}',
  'POST /data/goal/add',
  'GET /data/jobs',
  'POST /data/job/add',
  'GET /data/job/remove/{id}',
  'GET /data/job/{id}/{action}',
  'GET /data/course',
  'GET /data/diary/day-params-settings',
  'POST /data/diary/set/day-param-setting',
  'GET /data/diary-total',
  'GET /url/{id}',
  'GET /data/diary/guide',
  'GET /data/diary/user-guide-data',
  'POST /data/diary/user-guide-data',
  'GET /data/diary/month-total',
  'GET /data/diary/all-month-total',
  'GET /data/calendar-events/{date}',
  'GET /data/calendar-event-history',
  'POST /data/calendar-event',
  'GET /data/calendar-event/remove/{id}',
  'GET /data/calendar-events-history',
  'GET /data/courses',
  'GET /data/course/{slug}',
  'GET /data/user-courses',
  'GET /data/user-course/{slug}',
  'GET /data/user-course/create/{slug}',
  'GET /data/maraphon/get-current',
  'GET /data/maraphon/get-current/{date}',
  'GET /data/maraphon/start/{id}',
  'GET /data/maraphon/stop',
  'GET /data/check-user-course-day/{id}',
  'GET /data/achievements',
  'GET /data/events',
  'GET /data/event/{slug}',
  'GET /data/authors',
  'GET /data/author/{slug}',
  'GET /data/rating/author/{id}/increment',
  'GET /data/rating/author/{id}/decrement',
  'GET /data/rating/author/{id}/has',
  'GET /data/rating/post/{id}/increment',
  'GET /data/rating/post/{id}/decrement',
  'GET /data/rating/post/{id}/has',
  'GET /data/search',
];
const pendingRoutes = [
  '/{slug}',
  '/page/{slug}',
  '/__mail',
  '/about',
  '/contacts',
  '/offerta',
  '/politica',
  '/panolens',
  '/chat',
  '/cart/thanks',
  '/wishlist',
  '/courses',
  '/courses/{slug}',
  '/diary/courses',
  '/diary/courses/{slug}',
  '/diary/settings',
  '/diary-offer/{slug}',
  '/metaphoric-cards',
  '/metaphoric-cards/{slug}',
  '/podii',
  '/podii/{slug}',
  '/videos',
  '/videos/{slug}',
  '/authors',
  '/authors/{slug}',
  '/experts',
  '/expert/{slug}',
  '/offer',
  '/offer-light',
  '/offer-accept',
  '/offer-acceptance',
  '/offer-emotions',
  '/offer-self-up',
  '/offer-thanks',
  '/offer-thanks-new',
  '/offer-thanks-book',
  '/cabinet',
  '/forgot-password',
  '/pass-recover/{token}',
  '/admin',
  '/order/{token}',
  '/{offer}/thanks',
  '/subscribe/{token}',
  '/unsubscribe/{token}',
  '/layout/{token}',
];
