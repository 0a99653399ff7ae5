import type { Locale, Localised } from '@stezhka/kit-contract';
import { localePath } from '@stezhka/kit-contract';
import { COLOURS, escapeHtml } from './blocks.ts';
import type { MailText } from './define-mail.ts';

const words = {
  name: { uk: 'Стежка', ru: 'Стежка', en: 'Stezhka' },
  sender: {
    uk: 'Цей лист надіслала Стежка — щоденник, крамниця і статті про шлях до себе.',
    ru: 'Это письмо отправила Стежка: дневник, лавка и статьи о пути к себе.',
    en: 'This e-mail comes from Stezhka: a diary, a shop and reading for your own path.',
  },
  unsubscribe: {
    uk: 'Більше не надсилати такі листи',
    ru: 'Больше не присылать такие письма',
    en: 'Stop these e-mails',
  },
} satisfies Record<string, Localised>;

/** Backgrounds are set twice, light only: a dark mail program then recolours all of them or none. */
export function layOut(
  { subject, preview, heading, body, unsubscribe }: MailText,
  { locale, origin }: { locale: Locale; origin: string },
): { html: string; text: string } {
  const home = origin + localePath('/', locale);
  const name = words.name[locale];
  const foot = words.sender[locale];
  const stop = unsubscribe && { label: words.unsubscribe[locale], href: unsubscribe };
  const link = (label: string, href: string, style: string) =>
    `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a>`;

  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light only">
<meta name="supported-color-schemes" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body bgcolor="${COLOURS.paper}" style="margin:0;background:${COLOURS.paper};font-family:Commissioner,'Segoe UI',Roboto,Arial,sans-serif">
${preview ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>` : ''}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${COLOURS.paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 0 20px;border-bottom:3px solid ${COLOURS.path}">${link(name, home, `font:500 24px/1.2 'Brygada 1918',Georgia,serif;color:${COLOURS.primary};text-decoration:none`)}</td></tr>
<tr><td bgcolor="${COLOURS.surface}" style="padding:32px;background:${COLOURS.surface};border-radius:0 0 24px 24px">
<h1 style="margin:0 0 20px;font:500 30px/1.2 'Brygada 1918',Georgia,serif;color:${COLOURS.ink}">${escapeHtml(heading)}</h1>
${body.map((block) => block.html).join('\n')}
</td></tr>
<tr><td style="padding:20px 32px;font-size:13px;line-height:1.5;color:${COLOURS.inkFaint}">${escapeHtml(foot)}${
    stop ? `<br>${link(stop.label, stop.href, `color:${COLOURS.inkFaint}`)}` : ''
  }</td></tr>
</table>
</td></tr></table>
</body>
</html>`;

  const signature = [foot, home, ...(stop ? [`${stop.label}: ${stop.href}`] : [])].join('\n');
  return { html, text: [heading, ...body.map((block) => block.text), `-- \n${signature}`].join('\n\n') };
}
