import { setTimeout as wait } from 'node:timers/promises';
import { demoCode } from './demo-code.ts';
import { DEMO_USERS } from './demo-users.ts';

/** Posts JSON as a page of the site would. */
export type Post = (path: string, body: object) => Promise<{ status: number; body: unknown }>;

const CODE_STEP_MS = 31_000;

interface LoginReply {
  data: { form?: { fields: { name: string; value?: string }[] } } | null;
  error?: string;
}

/**
 * Logs one of the demonstration's people in, staff by their second step as well. A code is good once, so two logins
 * of one person within a minute may have to wait for the next code.
 * @throws Error with what the site says
 */
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
