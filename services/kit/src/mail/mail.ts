export { button, COLOURS, code, escapeHtml, note, paragraph, rows } from './blocks.ts';
export {
  defineMail,
  /** @public named by the declarations of every package that defines a mail */
  type Mail,
  type MailTools,
  previewMails,
  renderMail,
} from './define-mail.ts';
export { readMailEnv } from './env.ts';
export { mailerOf } from './mailer.ts';
export { type Addressee, defineRecipient, type Recipient, recipientOf } from './recipients.ts';
export { serveMails } from './routes.ts';
export { sendMail, useMailer } from './send.ts';
export { smtpTransport } from './transport.ts';
