export { type Block, button, code, note, paragraph, rows } from './mail/blocks.ts';
export {
  defineMail,
  type Mail,
  type MailText,
  type MailTools,
  previewMails,
  renderMail,
} from './mail/define.ts';
export { mailerOf } from './mail/mailer.ts';
export { type Addressee, defineRecipient, type Recipient } from './mail/recipients.ts';
export { serveMails } from './mail/routes.ts';
export { type Mailer, sendMail, useMailer } from './mail/send.ts';
export { type OutgoingMail, smtpTransport, type Transport } from './mail/transport.ts';
