import express, { type Express } from 'express';
import { ACCOUNTS, localeOf, loginPage } from './page.ts';
import { createProvider, type ProviderOptions } from './provider.ts';

export async function createOpenidApp(options: ProviderOptions): Promise<Express> {
  const provider = await createProvider(options);
  const app = express();
  app.disable('x-powered-by');
  app.get('/readyz', (_req, res) => void res.json({ data: { ready: true } }));
  app.get('/interaction/:uid', async (req, res) => {
    const { params } = await provider.interactionDetails(req, res);
    // No form-action: the answer to this form leads back to the site.
    res.set(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    res.send(loginPage(req.path, localeOf(params.ui_locales)));
  });
  app.post('/interaction/:uid', express.urlencoded({ extended: false }), async (req, res) => {
    const person = ACCOUNTS.find(({ id }) => id === req.body?.person);
    const result = person
      ? { login: { accountId: person.id, remember: false } }
      : { error: 'access_denied', error_description: 'the visitor does not want to' };
    await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false });
  });
  app.use(provider.callback());
  return app;
}
