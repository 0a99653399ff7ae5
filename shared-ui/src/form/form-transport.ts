import {
  type Envelope,
  FOR_MEMBER_HEADER,
  type FormDefinition,
  type Locale,
  TIME_ZONE_HEADER,
} from '@stezhka/kit-contract';
import type { FormGetReply, FormPostReply, FormTransport } from './form-events.ts';

const TIMEOUT_MS = 20_000;

/** Product 3: a leading '/api' of a form's addresses is removed; the transport adds it again. */
export const withoutApi = (url: string) => url.replace(/^\/api(?=[/?]|$)/, '');

/** Calls by fetch in the page's language (product 7.1, General rules). */
export function formTransport(locale: Locale): FormTransport {
  const request = async (url: string, init?: RequestInit, member?: string) => {
    const reply = await fetch(`/api${withoutApi(url)}`, {
      ...init,
      credentials: 'same-origin',
      headers: {
        Locale: locale,
        Cache: 'no-cache',
        ...(init && { [TIME_ZONE_HEADER]: Intl.DateTimeFormat().resolvedOptions().timeZone }),
        ...(member && { [FOR_MEMBER_HEADER]: member }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const envelope = (await reply.json().catch(() => null)) as Envelope | null;
    return { refused: !reply.ok || Boolean(envelope?.error), envelope };
  };
  return {
    async get(url) {
      const { refused, envelope } = await request(url);
      if (refused) throw new Error(envelope?.error || 'no answer');
      return (envelope?.data ?? {}) as FormGetReply;
    },
    async post(url, data, member) {
      const { refused, envelope } = await request(url, { method: 'POST', body: data }, member);
      if (!refused) return split(envelope?.data);
      const { error = '', code, fields, data: reply } = envelope ?? {};
      return { ...split(reply), error, code, fields };
    },
  };
}

function split(reply: unknown): FormPostReply {
  if (typeof reply !== 'object' || reply === null || !('form' in reply)) {
    return reply == null ? {} : { data: reply };
  }
  const { form, ...data } = reply as { form: FormDefinition };
  return { form, ...(Object.keys(data).length > 0 && { data }) };
}

/** Product 7.14, Fetch a form definition. @throws Error when the reply has no form */
export async function fetchForm(transport: FormTransport, url: string): Promise<FormDefinition> {
  const { form } = await transport.get(url);
  if (!form) throw new Error(`No form at ${url}`);
  return form as FormDefinition;
}
