import { createHash } from 'node:crypto';
import type { SessionDevice } from '@stezhka/account-contract';
import type { Identity } from '@stezhka/kit/identity';

/** The first match: browsers also carry their ancestors' names. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/^(?=.*\bVersion\/\d).*\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];
const KINDS: [RegExp, SessionDevice['kind']][] = [
  [/\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/, 'tablet'],
  [/\b(?:iPhone|iPod|Mobile)\b/, 'phone'],
  [/\b(?:Windows|Macintosh|CrOS|X11|Linux)\b/, 'computer'],
];

const first = <T extends string>(table: [RegExp, T][], text: string, otherwise: T): T =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? otherwise;

export const deviceOf = (agent: string): SessionDevice => ({
  kind: first(KINDS, agent, 'unknown'),
  browser: first(BROWSERS, agent, ''),
  system: first(SYSTEMS, agent, ''),
});

/** Services know a session, a guest's too, by its anti-forgery token alone. */
export const browserOf = ({ csrf }: Pick<Identity, 'csrf'>): string =>
  createHash('sha256')
    .update(`browser ${csrf ?? ''}`)
    .digest('base64url');
