import { AppError } from '@stezhka/kit/errors';
import { serve } from '@stezhka/kit/http';
import { DEFAULT_LOCALE, isLocale } from '@stezhka/kit-contract';
import {
  decideSandbox,
  getSandboxFont,
  getSandboxStyle,
  openSandbox,
  SANDBOX_DECISIONS,
  SANDBOX_FONTS,
  type SandboxDecision,
  type SignedData,
} from '@stezhka/shop-contract';
import type { Request } from 'express';
import Joi from 'joi';
import { currentProvider } from '../provider.ts';
import { originOf } from '../provider-form.ts';
import { parseProviderReport } from '../provider-report.ts';
import { isSigned, signedBody, unpack } from '../signed-data.ts';
import { decidePayment, openSandboxPayment } from './sandbox.ts';
import { readSandboxFont } from './sandbox-fonts.ts';
import { sandboxPage } from './sandbox-page.ts';
import { SANDBOX_STYLE } from './sandbox-style.ts';

function sandboxKeys() {
  const provider = currentProvider();
  if (provider.name !== 'sandbox') throw new AppError('not_found');
  return provider;
}

/** The sandbox's keys are public, so a redirect to another site is refused. */
function returnPath(address: unknown, req: Request): string {
  const url = URL.parse(String(address));
  return url?.origin === originOf(req) ? url.href : '/';
}

/** @throws AppError payment_forged, bad_request */
function readRequest(signed: SignedData, req: Request) {
  const keys = sandboxKeys();
  if (!isSigned(signed, keys.privateKey)) throw new AppError('payment_forged');
  const payload = unpack(signed.data) ?? {};
  const { orderRef, amount, currency, publicKey } = parseProviderReport(payload);
  if (!orderRef || !(amount > 0) || publicKey !== keys.publicKey || payload.action !== 'pay') {
    throw new AppError('bad_request');
  }
  const { language, description, result_url } = payload as Record<string, string>;
  return {
    keys,
    asked: { orderRef, amount, currency },
    locale: isLocale(language) ? language : DEFAULT_LOCALE,
    description: String(description),
    back: returnPath(result_url, req),
  };
}

export const sandboxRoutes = [
  serve(openSandbox, { body: signedBody() }, async ({ body, req, res }) => {
    const { asked, locale, description } = readRequest(body, req);
    const { status } = await openSandboxPayment(asked);
    const isDecided = status === 'success' || status === 'reversed';
    res.type('html').send(sandboxPage({ ...body, ...asked, locale, description, isDecided }));
    return null;
  }),
  serve(
    decideSandbox,
    {
      body: signedBody<{ decision: SandboxDecision }>({
        decision: Joi.string()
          .valid(...SANDBOX_DECISIONS)
          .required(),
      }),
    },
    async ({ body, req, res }) => {
      const { asked, keys, back } = readRequest(body, req);
      await openSandboxPayment(asked);
      await decidePayment(asked.orderRef, body.decision, keys);
      res.redirect(303, back);
      return null;
    },
  ),
  serve(getSandboxStyle, {}, ({ res }) => {
    sandboxKeys();
    res.type('css').send(SANDBOX_STYLE);
    return null;
  }),
  serve(
    getSandboxFont,
    {
      params: Joi.object({
        font: Joi.string()
          .valid(...SANDBOX_FONTS)
          .required(),
      }),
    },
    async ({ params, res }) => {
      sandboxKeys();
      res.type('woff2').send(await readSandboxFont(params.font));
      return null;
    },
  ),
];
