export { button, code, note, paragraph, rows } from './mail/blocks.ts';
export {
  defineMail,
  type MailTools,
  previewMails,
  renderMail,
} from './mail/define.ts';
export { mailerOf } from './mail/mailer.ts';
export { type Addressee, defineRecipient, type Recipient } from './mail/recipients.ts';
export { serveMails } from './mail/routes.ts';
export { sendMail, useMailer } from './mail/send.ts';
export { smtpTransport } from './mail/transport.ts';
