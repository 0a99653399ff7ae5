import { escapeHtml } from '@stezhka/kit/mail';
import type { Locale } from '@stezhka/kit-contract';
import {
  decideSandbox,
  getSandboxStyle,
  SANDBOX_DECISIONS,
  type SandboxDecision,
  type SignedData,
} from '@stezhka/shop-contract';
import { formatMoney } from '../../money/money.ts';
import { sandboxTexts as t } from './sandbox.texts.ts';

export interface SandboxPage extends SignedData {
  locale: Locale;
  description: string;
  orderRef: string;
  /** Kopiykas. */
  amount: number;
  isDecided: boolean;
}

/** Works without scripts: each button posts the signed request back. */
export function sandboxPage(page: SandboxPage): string {
  const { locale, description, orderRef, amount, isDecided } = page;
  const say = (key: keyof typeof t) => escapeHtml(t[key][locale]);
  const field = (name: 'data' | 'signature') =>
    `<input type="hidden" name="${name}" value="${escapeHtml(page[name])}">`;
  const button = (decision: SandboxDecision, label: keyof typeof t = decision) =>
    `<button name="decision" value="${decision}" class="${decision}">${say(label)}</button>`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${say('title')} — ${escapeHtml(description)}</title>
<link rel="stylesheet" href="/api${getSandboxStyle.path}">
</head>
<body>
<main>
<h1>${say('title')}</h1>
<p>${escapeHtml(description)}</p>
<dl>
<div><dt>${say('sum')}</dt><dd class="sum">${escapeHtml(formatMoney(amount, locale))}</dd></div>
<div><dt>${say('attempt')}</dt><dd>${escapeHtml(orderRef)}</dd></div>
</dl>
<p class="demo">${isDecided ? say('decided') : say('demo')}</p>
<form method="post" action="/api${decideSandbox.path}">
${field('data')}
${field('signature')}
${isDecided ? button('abandon', 'back') : SANDBOX_DECISIONS.map((one) => button(one)).join('\n')}
</form>
</main>
</body>
</html>
`;
}
