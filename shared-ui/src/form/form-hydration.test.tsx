import { jest } from '@jest/globals';
import { IntlProvider } from '@stezhka/intl';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ServerForm } from './form.tsx';
import { field, form } from './testing-form.tsx';
import formTexts from './texts/en.json';

const page = (action: string | undefined) => (
  <IntlProvider locale="en" messages={formTexts}>
    <ServerForm
      definition={form([field('password', 'password')], { action } as { action: string })}
      transport={{ get: async () => ({}), post: async () => ({}) }}
      submitLabel="Send"
    />
  </IntlProvider>
);

function documentOf(action: string | undefined) {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page(action));
  return { root, shown: root.querySelector('form')!, send: root.querySelector('button[type=submit]')! };
}

test.each([
  ['/api/form/login', '/api/form/login'],
  ['/form/login', '/api/form/login'],
  [undefined, null],
])('a form for %s is a POST even before the scripts run', (action, address) => {
  const { shown } = documentOf(action);
  expect(shown.method).toBe('post');
  expect(shown.getAttribute('action')).toBe(address);
});

test('without scripts a form says so and cannot be sent; with them it wakes without a mismatch', () => {
  const { root, send } = documentOf('/form/login');
  expect(root.querySelector('noscript')!.textContent).toContain(formTexts['form.needsScripts']);
  expect(send.matches(':disabled')).toBe(true);
  const mismatch = jest.fn();
  act(() => void hydrateRoot(root, page('/form/login'), { onRecoverableError: mismatch }));
  expect(mismatch).not.toHaveBeenCalled();
  expect(root.querySelector('button[type=submit]')!.matches(':disabled')).toBe(false);
});
