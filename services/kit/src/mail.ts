export { type Block, button, code, note, paragraph, rows } from './mail/blocks.ts';
export {
  defineMail,
  type Mail,
  type MailPreview,
  previewMails,
  type RenderedMail,
  renderMail,
} from './mail/define.ts';
export { type Addressee, type Mailer, type Recipient, sendMail, useMailer } from './mail/send.ts';
export {
  type OutgoingMail,
  type SunkMail,
  sinkTransport,
  smtpTransport,
  sunkMails,
  type Transport,
} from './mail/transport.ts';
