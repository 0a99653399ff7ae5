import { type MailPreview, mailsOf } from '@stezhka/kit-contract';
import { type LoadContext, shell } from '@stezhka/shell-contract';

const own = mailsOf('account');
const others = ['content', 'diary', 'shop'].map(mailsOf);

interface ServiceMails {
  service: string;
  mails: MailPreview[];
}

const named = (op: { path: string }, mails: MailPreview[] = []): ServiceMails => ({
  service: op.path.split('/').at(-1)!,
  mails,
});

/** Outside demonstrations account has no mails and the page is a 404; other services may be away. */
export const loadMails = (call: LoadContext['call']): Promise<unknown> =>
  Promise.all([call(own), ...others.map((op) => call.optional(op))]);

export function useMails(): ServiceMails[] {
  const { useCall } = shell();
  const first = useCall(own);
  const rest = others.map((op) => {
    // biome-ignore lint/correctness/useHookAtTopLevel: the list never changes
    const { data } = useCall(op, undefined, { optional: true });
    return named(op, data?.mails);
  });
  return [named(own, first.data?.mails), ...rest].filter(({ mails }) => mails.length);
}
