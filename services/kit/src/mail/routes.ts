import { mailsOf } from '@stezhka/kit-contract';
import { describeMails } from '@stezhka/kit-contract/examples';
import { AppError } from '../errors/errors.ts';
import { type Served, serve } from '../http/serve.ts';
import { readEnv } from '../process/env.ts';
import { previewMails } from './define-mail.ts';
import { currentMailer } from './send.ts';

/** Only a demonstration shows them (product 2.4, /__mail). */
export function serveMails(service: string): Served {
  const op = mailsOf(service);
  describeMails(service, op);
  return serve(op, {}, () => {
    if (!readEnv().DEMO) throw new AppError('not_found');
    return { mails: previewMails(currentMailer().origin) };
  });
}
