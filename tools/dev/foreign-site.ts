type Headers = Record<string, string | string[] | undefined>;

/** The names of this machine, and no other that may lead here. */
const localOrigins = (port: number) => ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${port}`);

/** Cookies of a secure site have names that a browser takes over TLS alone: here they are called otherwise. */
const PREFIX = /^__(Host|Secure)-/;
const LOCAL = /(^|; ?)dev-(host|secure)-/g;

/** What a page here sends, as if it came from the site's own page; what another page sends stays foreign. */
export function toSite(headers: Headers, site: string, port: number): void {
  const { origin, referer, cookie } = headers;
  for (const local of localOrigins(port)) {
    if (origin === local) headers.origin = site;
    if (typeof referer === 'string' && referer.startsWith(`${local}/`))
      headers.referer = site + referer.slice(local.length);
  }
  if (typeof cookie === 'string')
    headers.cookie = cookie.replace(
      LOCAL,
      (_, before: string, kind: string) => `${before}__${kind === 'host' ? 'Host' : 'Secure'}-`,
    );
}

/** What the site answers, as if it came from here: its cookies and its redirects. */
export function fromSite(headers: Headers, site: string): void {
  delete headers['strict-transport-security'];
  const { location, 'set-cookie': cookies } = headers;
  if (typeof location === 'string' && (location === site || location.startsWith(`${site}/`)))
    headers.location = location.slice(site.length) || '/';
  if (cookies)
    headers['set-cookie'] = [cookies]
      .flat()
      .map((cookie) =>
        cookie
          .replace(PREFIX, (_, kind: string) => `dev-${kind.toLowerCase()}-`)
          .replace(/; *(secure|domain=[^;]*)(?=;|$)/gi, ''),
      );
}
