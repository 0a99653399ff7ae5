import { makeValidator, str } from 'envalid';
import { readVariables } from '../process/env.ts';

const addressOf = (protocols: RegExp, kind: string) =>
  makeValidator<string>((input) => {
    if (!URL.canParse(input) || !protocols.test(new URL(input).protocol))
      throw new Error(`is no ${kind} address`);
    return input.replace(/(?<!\/)\/+$/, '');
  });
const smtp = addressOf(/^smtps?:$/, 'smtp');
const http = addressOf(/^https?:$/, 'http');
const sender = makeValidator<string>((input) => {
  if (!/^(?:[^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/.test(input)) throw new Error('is no sender');
  return input;
});

/** @throws Error with one sentence for each missing or wrong variable */
export const readMailEnv = (source: NodeJS.ProcessEnv = process.env) =>
  readVariables(source, {
    NODE_ENV: str({ choices: ['production', 'development', 'test'], default: 'production' }),
    SMTP_URL: smtp({
      devDefault: 'smtp://127.0.0.1:4008',
      desc: 'name the mail server, such as smtps://user:password@mail.example.org',
    }),
    MAIL_FROM: sender({
      devDefault: 'Stezhka <hello@stezhka.example>',
      desc: 'say who writes, such as Stezhka <hello@stezhka.example>',
    }),
    PUBLIC_ORIGIN: http({
      devDefault: 'http://127.0.0.1:4000',
      desc: 'say where links in mails lead, such as https://stezhka.example',
    }),
  });
