import { join } from 'node:path';
import { jest } from '@jest/globals';
import {
  confirmSubscription,
  endSubscription,
  getSubscription,
  getSubscriptionForm,
  type SubscriptionState,
} from '@stezhka/content-contract';
import { IntlProvider } from '@stezhka/intl';
import { LOCALES } from '@stezhka/kit-contract';
import { RouteParamsProvider } from '@stezhka/router';
import { MemoryRouter } from '@stezhka/router/testing';
import { failing, openShell, type PageOptions, readTexts, renderPage } from '@stezhka/shell/testing';
import { Provider } from '@stezhka/store';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import '@stezhka/shared-ui/modal-window';
import { Component as Page } from './subscription.page.tsx';
import { Component as Slot } from './subscription.slot.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'));
const is = (state: SubscriptionState) => ({ state, email: 'o…a@example.ua' });

describe('the form', () => {
  const before = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = before;
  });
  const answering = (status: number, body: object) => {
    const fetched = jest.fn(async (_url: string, _init: RequestInit) => Response.json(body, { status }));
    globalThis.fetch = fetched as never;
    return fetched;
  };
  async function send(email: string) {
    const user = userEvent.setup();
    renderPage(Slot, { texts, locale: 'en' });
    await act(async () => {});
    await user.type(screen.getByRole('textbox'), email);
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    return user;
  }

  test('sends the address; the window is titled with the message, and the field is empty again', async () => {
    const fetched = answering(200, { data: { message: 'Please check your inbox' } });
    const user = await send('olena@example.ua');
    const [url, { body }] = fetched.mock.calls[0]!;
    expect([url, (body as FormData).get('email')]).toEqual(['/api/subscribe', 'olena@example.ua']);
    const dialog = await screen.findByRole('dialog', { name: 'Please check your inbox' });
    expect(dialog.textContent).toContain('Відкрийте його й підтвердьте адресу.');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  });

  test('a refusal stands by the field and keeps the value', async () => {
    answering(422, { data: null, error: '', code: 'invalid_form', fields: { email: 'Wrong email!' } });
    await send('olena@example.ua');
    expect(await screen.findByText('Wrong email!')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('olena@example.ua');
  });

  test('that did not come can be asked for again', async () => {
    const { refetched } = renderPage(Slot, {
      texts,
      locale: 'en',
      replies: [[getSubscriptionForm, failing(503)]],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetched).toEqual([getSubscriptionForm.name]);
  });
});

describe('the pages of a mail’s links', () => {
  const show = (
    page: 'subscribe' | 'unsubscribe',
    state: SubscriptionState,
    more: Partial<PageOptions> = {},
  ) =>
    renderPage(Page, {
      texts,
      locale: 'en',
      path: `/${page}/abc`,
      route: `/${page}/:token`,
      replies: [[getSubscription, is(state)]],
      ...more,
    });
  const head = () => screen.getByRole('heading', { level: 1 }).textContent;

  test('opening them changes nothing; one click confirms, or ends', async () => {
    const confirm = show('subscribe', 'waiting');
    expect([head(), confirm.made]).toEqual(['Shall we write to you?', []]);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, send it' }));
    expect(confirm.made).toMatchObject([{ op: confirmSubscription, args: { params: { token: 'abc' } } }]);
    expect(head()).toBe('You’re subscribed');
    confirm.unmount();

    const end = show('unsubscribe', 'active');
    expect([head(), end.made]).toEqual(['Stop our letters?', []]);
    await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(end.made).toMatchObject([{ op: endSubscription, args: { params: { token: 'abc' } } }]);
    expect(head()).toBe('No more letters');
  });

  test.each([
    ['subscribe', 'waiting'],
    ['unsubscribe', 'active'],
  ] as const)('the document of /%s holds a form that works without scripts', (page, state) => {
    const { store } = openShell({ locale: 'en', replies: [[getSubscription, is(state)]] });
    document.body.innerHTML = renderToString(
      <Provider store={store}>
        <MemoryRouter basename="/en" initialEntries={[`/en/${page}/abc`]}>
          <IntlProvider locale="en" messages={texts.en as never}>
            <RouteParamsProvider value={{ token: 'abc' }}>
              <Page />
            </RouteParamsProvider>
          </IntlProvider>
        </MemoryRouter>
      </Provider>,
    );
    const { form, type } = screen.getByRole<HTMLButtonElement>('button');
    expect([type, form!.method, form!.getAttribute('action')]).toEqual([
      'submit',
      'post',
      `/api/${page}/abc`,
    ]);
    const { name, value } = form!.querySelector('input')!;
    expect([name, value]).toEqual(['page', 'en']);
    document.body.innerHTML = '';
  });

  test('a page with nothing to change has no button', () => {
    for (const [page, state, title] of [
      ['subscribe', 'active', 'You’re subscribed'],
      ['subscribe', 'ended', 'No more letters'],
      ['unsubscribe', 'ended', 'No more letters'],
    ] as const) {
      const { unmount } = show(page, state);
      expect([head(), screen.queryAllByRole('button')]).toEqual([title, []]);
      unmount();
    }
  });

  test('a click that did not get through says so and may be tried again', async () => {
    show('unsubscribe', 'active', {
      replies: [
        [getSubscription, is('active')],
        [endSubscription, failing(503)],
      ],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(screen.getByRole('alert').textContent).toMatch(/try again/);
    expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeTruthy();
  });

  test('the pages speak every language', () => {
    const heads = LOCALES.map((locale) => {
      const { unmount } = show('unsubscribe', 'ended', { locale });
      const title = head();
      unmount();
      return title;
    });
    expect(new Set(heads).size).toBe(3);
  });
});
