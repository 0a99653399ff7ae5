import { closeGracefully, listen } from '@stezhka/kit/lifecycle';
import express from 'express';
import { listPage, MailSink } from './sink.ts';

const sink = new MailSink();
const host = process.env.HOST ?? '127.0.0.1';
await sink.listen(Number(process.env.SMTP_PORT ?? 4008), host);

const app = express();
app.disable('x-powered-by');
app.get('/readyz', (_req, res) => void res.json({ data: { ready: true } }));
app.get('/mails', (req, res) => {
  res.json({ data: { mails: sink.mailsTo(typeof req.query.to === 'string' ? req.query.to : undefined) } });
});
app.get('/mail', (req, res) => {
  const mail = sink.mails.find(({ messageId }) => messageId === req.query.id);
  // The mail stands alone: nothing in it may run.
  res.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:");
  if (mail) res.send(mail.html);
  else res.status(404).send('There is no such mail.');
});
app.get('/', (_req, res) => void res.send(listPage(sink.mails)));

const server = await listen(app, Number(process.env.PORT ?? 4018), host);
closeGracefully([server], () => sink.close());
