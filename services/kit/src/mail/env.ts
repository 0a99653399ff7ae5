import { bool, makeValidator, str } from 'envalid';
import { address, readVariables } from '../process/env.ts';

const smtp = address(['smtp', 'smtps']);
const http = address(['http', 'https']);
const sender = makeValidator<string>((input) => {
  if (!/^(?:[^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/.test(input)) throw new Error('is no sender');
  return input;
});

/** @throws Error with one sentence for each missing or wrong variable */
export function readMailEnv(source: NodeJS.ProcessEnv = process.env) {
  const env = readVariables(source, {
    NODE_ENV: str({ choices: ['production', 'development', 'test'], default: 'production' }),
    DEMO: bool({ default: false }),
    SMTP_REQUIRE_TLS: bool({ default: undefined, desc: 'false lets mails go out in plain text' }),
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
  return {
    ...env,
    // The mail server of a demonstration has no certificate.
    SMTP_REQUIRE_TLS: env.SMTP_REQUIRE_TLS ?? (env.NODE_ENV === 'production' && !env.DEMO),
    PUBLIC_ORIGIN: env.PUBLIC_ORIGIN.replace(/(?<!\/)\/+$/, ''),
  };
}
