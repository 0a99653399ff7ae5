import type { ServerResponse } from 'node:http';

// Pages come from a cache, so there is no nonce: no inline script runs at all.
const policy = (payments: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    `form-action 'self'${payments && ` ${payments}`}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');

const HEADERS: [string, string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/** @param payments origin of the provider that checkout posts a form to; '' when it is this site */
export function securityHeaders(payments: string): (res: ServerResponse, secure: boolean) => void {
  const headers: [string, string][] = [['Content-Security-Policy', policy(payments)], ...HEADERS];
  return (res, secure) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    if (secure) res.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  };
}
