import { fromSite, toSite } from './foreign-site.ts';

const site = 'https://stezhka.example';
const local = 'http://127.0.0.1:4000';

test('what a page here sends comes from the site; another page stays foreign', () => {
  const own: Record<string, string> = {
    origin: local,
    referer: `${local}/en/cart`,
    cookie: 'lang=ua; dev-host-session=a',
  };
  toSite(own, site, 4000);
  expect(own).toEqual({
    origin: site,
    referer: `${site}/en/cart`,
    cookie: 'lang=ua; __Host-session=a',
  });
  const foreign: Record<string, string> = {
    origin: 'http://127.0.0.1:4001',
    referer: 'https://evil.example/',
  };
  toSite(foreign, site, 4000);
  expect(foreign).toEqual({ origin: 'http://127.0.0.1:4001', referer: 'https://evil.example/' });
});

test("the site's cookies and redirects are taken here, without TLS", () => {
  const headers: Record<string, string | string[]> = {
    location: 'https://stezhka.example/profile',
    'strict-transport-security': 'max-age=1',
    'set-cookie': [
      '__Host-session=a; Path=/; Secure; HttpOnly; SameSite=Lax',
      'lang=ua; Domain=stezhka.example; Path=/',
    ],
  };
  fromSite(headers, site);
  expect(headers).toEqual({
    location: '/profile',
    'set-cookie': ['dev-host-session=a; Path=/; HttpOnly; SameSite=Lax', 'lang=ua; Path=/'],
  });
});

test.each(['https://pay.example/x', 'https://stezhka.example.evil/x', '/login'])(
  'a redirect to %s stays',
  (location) => {
    const headers = { location };
    fromSite(headers, site);
    expect(headers.location).toBe(location);
  },
);
