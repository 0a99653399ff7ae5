import { mailsOf } from '@stezhka/kit-contract';
import { AppError } from '../errors/errors.ts';
import { type Served, serve } from '../http/serve.ts';
import { readEnv } from '../process/env.ts';
import { previewMails } from './define-mail.ts';
import { currentMailer } from './send.ts';

/** Serves every mail of this service with its example (product 2.4, /__mail); only a demonstration shows them. */
export const serveMails = (service: string): Served =>
  serve(mailsOf(service), {}, () => {
    if (!readEnv().DEMO) throw new AppError('not_found');
    return { mails: previewMails(currentMailer().origin) };
  });
