import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { FormGetReply } from '../form-events.ts';
import { field, form, pending, showForm } from '../testing-form.tsx';

const options = ['post', 'courier', 'pickup'].map((value) => ({ value, label: value }));
const fieldsOf = (type: string, ...names: string[]) => [
  field('select', 'cart[delivery][type]', {
    value: type,
    options,
    required: true,
    attr: { 'data-url': '/api/form/delivery' },
  }),
  ...names.map((one) => field('text', `cart[delivery][${one}]`)),
];
const delivery = form([
  field('group', 'cart[delivery]', { label: 'Delivery', fields: fieldsOf('post', 'branch') }),
]);
const type = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'type' });
const choose =
  (value: string) =>
  ({ user }: ReturnType<typeof showForm>) =>
    user.selectOptions(type(), value);

test('a choice with a data-url hides its neighbours until the group’s new fields are there', async () => {
  const reply = pending<FormGetReply>();
  const shown = showForm(delivery, { get: () => reply.promise });
  await choose('courier')(shown);
  expect(shown.get).toHaveBeenCalledWith('/form/delivery?id=courier');
  expect(screen.queryByRole('textbox', { name: 'branch' })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  await act(async () => reply.resolve({ form: { fields: fieldsOf('courier', 'street') } }));
  expect(screen.getByRole('textbox', { name: 'street' })).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: 'branch' })).toBeNull();
  expect(type().value).toBe('courier');
  expect(shown.events).toEqual([{ type: 'inner-update', fullName: 'cart[delivery]' }]);
});

test('a form is not sent while a group loads', async () => {
  const reply = pending<FormGetReply>();
  const shown = showForm(delivery, { get: () => reply.promise });
  await choose('courier')(shown);
  await shown.user.click(shown.send());
  expect(shown.post).not.toHaveBeenCalled();
  expect(shown.send().getAttribute('aria-busy')).toBe('true');
});

test('of two quick choices the answer to the later one counts', async () => {
  const first = pending<FormGetReply>();
  const second = pending<FormGetReply>();
  const shown = showForm(delivery, {
    get: (url) => (url.endsWith('courier') ? first.promise : second.promise),
  });
  await choose('courier')(shown);
  await choose('pickup')(shown);
  await act(async () => second.resolve({ form: { fields: fieldsOf('pickup', 'hour') } }));
  await act(async () => first.resolve({ form: { fields: fieldsOf('courier', 'street') } }));
  expect(screen.getByRole('textbox', { name: 'hour' })).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: 'street' })).toBeNull();
});

test('a group that cannot be loaded restores its fields and the choice they fit', async () => {
  const shown = showForm(delivery, { get: () => Promise.reject(new Error('no answer')) });
  await shown.user.type(screen.getByRole('textbox', { name: 'branch' }), '4');
  await choose('courier')(shown);
  expect(type().value).toBe('post');
  expect(screen.getByRole('textbox', { name: 'branch' })).toHaveProperty('value', '4');
  expect(type().getAttribute('aria-invalid')).toBe('true');
  expect(shown.types()).toEqual(['error']);
});

describe('a searched choice that both sets of fields have', () => {
  const cities = [{ value: 'poltava', label: 'Poltava' }];
  const office = (kind: string, city: string, ...places: string[]) =>
    field('group', 'cart[delivery][office]', {
      label: 'Office',
      fields: [
        field('select', 'cart[delivery][office][city]', {
          value: city,
          options: city ? cities : [],
          attr: { isSelect: true, 'ajax-url': '/cities', 'data-url': `/form/${kind}` },
        }),
        ...places.map((value) =>
          field('select', 'cart[delivery][office][place]', { options: [{ value, label: value }] }),
        ),
      ],
    });
  const withOffice = form([
    field('group', 'cart[delivery]', {
      label: 'Delivery',
      fields: [...fieldsOf('post'), office('branch', 'poltava', 'branch 4')],
    }),
  ]);
  const city = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'city' });

  test('is kept, and its neighbours are asked for anew', async () => {
    const shown = showForm(withOffice, {
      get: async (url) => ({
        form: {
          fields: url.startsWith('/form/locker')
            ? office('locker', 'poltava', 'locker 7').fields!
            : [...fieldsOf('courier'), office('locker', '')],
        },
      }),
    });
    await choose('courier')(shown);
    expect(await screen.findByRole('option', { name: 'locker 7' })).toBeTruthy();
    expect(shown.get.mock.calls.flat()).toEqual(['/form/delivery?id=courier', '/form/locker?id=poltava']);
    expect(city().value).toBe('Poltava');
    expect(screen.queryByRole('option', { name: 'branch 4' })).toBeNull();
  });

  test('is chosen anew where its neighbours do not come', async () => {
    const shown = showForm(withOffice, {
      get: async (url) => {
        if (url.startsWith('/form/locker')) throw new Error('no answer');
        return { form: { fields: [...fieldsOf('courier'), office('locker', '')] } };
      },
    });
    await choose('courier')(shown);
    await waitFor(() => expect(city().getAttribute('aria-invalid')).toBe('true'));
    expect(city().value).toBe('');
  });
});

test('an answer for a form that has gone is dropped', async () => {
  const reply = pending<FormGetReply>();
  const shown = showForm(delivery, { get: () => reply.promise });
  await choose('courier')(shown);
  shown.showAnother({ ...delivery });
  await act(async () => reply.reject(new Error('no answer')));
  expect(type().value).toBe('post');
  expect(type().getAttribute('aria-invalid')).toBeNull();
  expect(shown.events).toEqual([]);
});

test('a group is a fieldset with a legend', () => {
  showForm(delivery);
  expect(screen.getByRole('group', { name: 'Delivery' })).not.toBeNull();
});

test('a group of tabs opens the tab of the first error', async () => {
  jest.spyOn(window, 'scrollTo').mockReset();
  const title = field('group', 'title', {
    label: 'Title',
    groupType: 'tabs',
    fields: [
      field('text', 'title[uk]', { value: 'Стежка', label: 'Українська' }),
      field('text', 'title[en]', { required: true, label: 'English' }),
    ],
  });
  const { user, send } = showForm(form([title]));
  const tab = await screen.findByRole('tab', { name: 'Українська' });
  expect(tab.getAttribute('aria-selected')).toBe('true');
  await user.click(send());
  expect(screen.getByRole('tab', { name: 'English' }).getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toHaveProperty('name', 'title[en]');
});
