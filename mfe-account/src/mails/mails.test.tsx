import { type MailPreview, mailsOf } from '@stezhka/kit-contract';
import { failing } from '@stezhka/shell/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../testing/show.tsx';
import { Component as Mails } from './mails.page.tsx';

const mail = (name: string, subject: string): MailPreview => {
  const rendered = (word: string) => ({ subject: word, html: `<p>${word}</p>`, text: word });
  return {
    name,
    rendered: { uk: rendered(`${subject} uk`), ru: rendered(`${subject} ru`), en: rendered(`${subject} en`) },
  };
};
const replies = [
  [mailsOf('account'), { mails: [mail('welcome', 'Welcome'), mail('recovery', 'Recovery')] }],
  [mailsOf('shop'), { mails: [mail('paid', 'Paid')] }],
  [mailsOf('content'), { mails: [] }],
  [mailsOf('diary'), failing(503)],
] as const;
const frame = () => document.querySelector('iframe')!;

test('every service’s mails are listed; the chosen one is shown in the chosen language', async () => {
  show(<Mails />, { path: '/__mail', replies });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'account',
    'shop',
  ]);
  expect(frame().getAttribute('srcdoc')).toBe('<p>Welcome en</p>');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /Paid en/ }));
  expect(frame().getAttribute('srcdoc')).toBe('<p>Paid en</p>');
  await user.click(screen.getByRole('tab', { name: 'Українська' }));
  expect(frame().getAttribute('srcdoc')).toBe('<p>Paid uk</p>');
});

test('the frame of a mail is sandboxed', () => {
  show(<Mails />, { path: '/__mail', replies });
  expect(frame().getAttribute('sandbox')).toBe('');
});
