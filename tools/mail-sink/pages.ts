import { escapeHtml } from '@stezhka/kit/mail';
import type { ReceivedMail } from './sink.ts';

/** The mails of a demonstration, to be read by whoever tries it out. */
export const listPage = (mails: ReceivedMail[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails</title>
<style>body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui}li{margin:.5rem 0}small{color:#555}</style>
<h1>Mails</h1>
${mails.length ? '' : '<p>None yet. What the site sends arrives here; reload to look again.</p>'}
<ul>${mails
  .map(
    ({ subject, to, at, messageId }) =>
      `<li><a href="/mail?id=${encodeURIComponent(messageId)}">${escapeHtml(subject)}</a><br><small>${escapeHtml(to.join(', '))}, ${at}</small></li>`,
  )
  .join('')}</ul></html>`;
