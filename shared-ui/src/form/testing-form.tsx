import { jest } from '@jest/globals';
import { IntlProvider } from '@stezhka/intl';
import type { FormDefinition, FormField, Locale } from '@stezhka/kit-contract';
import { connectPageState } from '@stezhka/shell/testing/page-state';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { CollectionControl, DatetimeControl, SearchedSelect } from './controls/lazy-controls.tsx';
import { loadMasks } from './fields/use-mask.ts';
import { ServerForm, type ServerFormProps } from './form.tsx';
import type { FormEvent, FormHandle, FormTransport } from './form-events.ts';
import formTexts from './texts/en.json';

await Promise.all([CollectionControl, DatetimeControl, SearchedSelect].map(({ load }) => load()));
await loadMasks();
connectPageState();

export const field = (type: string, fullName: string, rest: Partial<FormField> = {}): FormField => {
  const name = fullName.replace(/.*\[(.*)\]$/, '$1');
  return { name, fullName, type, label: name, ...rest };
};
export const form = (fields: FormField[], rest: Partial<FormDefinition> = {}): FormDefinition => ({
  name: 'test',
  action: '/api/form/test',
  fields,
  ...rest,
});

export function showForm(
  definition: FormDefinition,
  calls: Partial<FormTransport> = {},
  props: Partial<ServerFormProps> = {},
) {
  const post = jest.fn<FormTransport['post']>(calls.post ?? (async () => ({ data: { done: true } })));
  const get = jest.fn<FormTransport['get']>(calls.get ?? (async () => ({})));
  const events: FormEvent[] = [];
  const handle = createRef<FormHandle>();
  const view = (shown: FormDefinition, locale: Locale = 'en') => (
    <IntlProvider locale={locale} messages={formTexts}>
      <ServerForm
        definition={shown}
        transport={{ get, post }}
        onEvent={(event) => events.push(event)}
        submitLabel="Send"
        ref={handle}
        {...props}
      />
    </IntlProvider>
  );
  const { container, rerender } = render(view(definition));
  return {
    post,
    get,
    events,
    handle,
    container,
    showAnother: (another: FormDefinition, locale?: Locale) => rerender(view(another, locale)),
    user: userEvent.setup(),
    types: () => events.map(({ type }) => type),
    send: () => screen.getByRole('button', { name: 'Send' }),
    sent: () => Object.fromEntries(post.mock.lastCall?.[1] ?? []),
  };
}

export function pending<T>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: Error) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
