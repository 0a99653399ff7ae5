import { jest } from '@jest/globals';
import { exampleUser } from '@stezhka/account-contract/examples';
import { IntlProvider } from '@stezhka/intl';
import { Router } from '@stezhka/router';
import { Provider } from '@stezhka/store';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as Login } from '../login/login.page.tsx';
import { answerFetch } from '../testing/answer-fetch.ts';
import { show } from '../testing/show.tsx';

test('the button stays busy until the next page is there, and no longer', async () => {
  answerFetch(200, { data: exampleUser });
  // A shell, and no page of it: the router below moves only when told, as on a slow network.
  const { store } = show(<p />);
  const replace = jest.fn();
  const navigator = { replace, push() {}, go() {}, createHref: () => '' };
  const at = (key: string) => (
    <Provider store={store}>
      <Router location={{ pathname: '/login', search: '', hash: '', state: null, key }} navigator={navigator}>
        <IntlProvider locale="en" onError={() => {}}>
          <Login />
        </IntlProvider>
      </Router>
    </Provider>
  );
  const { rerender } = render(at('here'));
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: /Пошта/ }), exampleUser.email);
  await user.type(screen.getByLabelText(/^Пароль/), 'довга фраза');
  const button = screen.getByRole('button', { name: 'account.login.submit' });
  await user.click(button);
  await waitFor(() => expect(replace).toHaveBeenCalledTimes(1));
  expect(button.getAttribute('aria-busy')).toBe('true');
  rerender(at('here again'));
  expect(button.getAttribute('aria-busy')).toBeNull();
});

test.each([
  ['#notifications', '/login?next=%2Fcabinet%23notifications', '/cabinet#notifications'],
  ['', '/login?next=%2Fcabinet', '/cabinet'],
])('the anchor %s of the page asked for survives the login', async (anchor, address, aim) => {
  answerFetch(200, { data: exampleUser });
  const page = show(<Login />, { path: `/login?next=%2Fcabinet${anchor}` });
  await waitFor(() => expect(page.address()).toBe(address));
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: /Пошта/ }), exampleUser.email);
  await user.type(screen.getByLabelText(/^Пароль/), 'довга фраза');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(page.address()).toBe(aim));
});
