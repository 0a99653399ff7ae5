import { setTimeout as wait } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { DEMO_USERS } from './demo-users.ts';

export type Post = (path: string, body: object) => Promise<{ status: number; body: unknown }>;

const CODE_STEP_MS = 31_000;

interface LoginReply {
  data: { form?: { fields: { name: string; value?: string }[] } } | null;
  error?: string;
}

/** Logs in, staff by their second step too: a code is good once, so it may wait. @throws Error of the site */
export async function demoLogin(post: Post, email: string): Promise<void> {
  const first = await post('/api/login', { email, password: DEMO_USERS.password });
  const { data, error } = first.body as LoginReply;
  if (first.status !== 200) throw new Error(`${email} could not log in: ${error}`);
  const ticket = data?.form?.fields.find(({ name }) => name === 'ticket')?.value;
  if (!ticket) return;
  for (const [ahead, pauseMs] of [
    [0, 0],
    [1, 0],
    [1, CODE_STEP_MS],
    [1, CODE_STEP_MS],
  ] as const) {
    if (pauseMs) await wait(pauseMs);
    const second = await post('/api/form/second-factor', { ticket, code: demoCode(email, ahead) });
    if (second.status === 200) return;
    if (second.status !== 422 && second.status !== 429) throw new Error(JSON.stringify(second.body));
  }
  throw new Error(`${email}: every code was used by somebody else meanwhile.`);
}

const STEP_MS = 30_000;

/** @param ahead steps of 30 s from now; the site takes the next one too @throws Error for a user without an app */
export function demoCode(email: string, ahead = 0): string {
  const secret = DEMO_USERS.users.find((one) => one.email === email)?.secondFactor;
  if (!secret) throw new Error(`${email} has no second step.`);
  return codeOf(secret, ahead);
}

/** @param secret as the site shows it, spaces and all */
export const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + ahead * STEP_MS,
  });

/** `npm run staff-code -- admin@stezhka.example` prints the second-step code of one of the staff. */
if (import.meta.main) {
  const [email = 'admin@stezhka.example'] = process.argv.slice(2);
  process.stdout.write(`${demoCode(email)}\n`);
}
