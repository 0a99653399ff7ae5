import { getUser } from '@stezhka/account-contract';
import { exampleUser } from '@stezhka/account-contract/examples';
import {
  actOnJob,
  addJob,
  getAchievements,
  getJobs,
  JOB_DURATIONS,
  orderJob,
  removeJob,
  setJobText,
} from '@stezhka/diary-contract';
import type { CallArgs, Locale } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing } from '@stezhka/shell/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { Component } from './planning.page.tsx';

const example = exampleOf(getJobs).reply;
const [call, shelves, bread, extra, dentist] = example.jobs as [
  (typeof example.jobs)[number],
  (typeof example.jobs)[number],
  (typeof example.jobs)[number],
  (typeof example.jobs)[number],
  (typeof example.jobs)[number],
];
type Options = NonNullable<Parameters<typeof show>[1]>;

const showPlanning = (options: Options = {}) =>
  show(<Component />, {
    path: '/diary/planning',
    ...options,
    replies: [[getUser, exampleUser], [getAchievements, { achievements: [] }], ...(options.replies ?? [])],
  });
const area = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const settled = () => act(async () => {});
const sent = (made: { op: { name: string }; args: CallArgs }[]) =>
  made.map(({ op, args }) => [op.name, args.body ?? args.params]);
const pending = () => new Promise(() => {});

test('tasks stand by duration with its advice, those of later days and closed ones apart', () => {
  showPlanning();
  expect(area('2–3 minutes').getByText(call.text)).toBeTruthy();
  expect(area('2–3 minutes').getByText(/Do it at once/)).toBeTruthy();
  expect(area('More than a day').getByText(shelves.text)).toBeTruthy();
  expect(area('More than a day').getByText(/^since 19.November$/)).toBeTruthy();
  expect(area('Later').getByText(dentist.text)).toBeTruthy();
  expect(area('Closed today').getByText(bread.text)).toBeTruthy();
  expect(area('Closed today').getByText('refused')).toBeTruthy();
});

test('a task is completed at once', async () => {
  const { made } = showPlanning({ replies: [[actOnJob, pending]] });
  press(`Complete: ${call.text}`);
  expect(area('Closed today').getByText(call.text)).toBeTruthy();
  await settled();
  expect(sent(made)).toEqual([[actOnJob.name, { id: call.id, action: 'complete' }]]);
});

test('when the last task of a group is completed, the list keeps the focus', async () => {
  showPlanning({ replies: [[getJobs, { ...example, jobs: [call] }]] });
  const button = screen.getByRole('button', { name: `Complete: ${call.text}` });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Now' })));
});

test('a completed task is reopened; a refused one is not', async () => {
  const { made } = showPlanning();
  press(`Reopen: ${bread.text}`);
  await settled();
  expect(sent(made)).toEqual([[actOnJob.name, { id: bread.id, action: 'reopen' }]]);
  expect(screen.queryByRole('button', { name: `Reopen: ${extra.text}` })).toBeNull();
});

test('a task whose subtasks are open says why it is not completed', async () => {
  const refused = failing(409, 'job_parts', { message: 'Complete the parts first.' });
  const { refetched } = showPlanning({ replies: [[actOnJob, refused]] });
  press(`Complete: ${shelves.text}`);
  await settled();
  expect(screen.getByText('Not saved. Complete the parts first.')).toBeTruthy();
  expect(refetched).toContain(getJobs.name);
});

const REFUSAL: Record<
  Locale,
  Record<'actions' | 'refuse' | 'title' | 'confirm' | 'goOn' | 'label', string>
> = {
  uk: {
    actions: 'Дії',
    refuse: 'Відмовитися',
    title: 'Відмовитися від завдання?',
    confirm: 'Відмовитися',
    goOn: 'Продовжити',
    label: 'відмовлено',
  },
  ru: {
    actions: 'Действия',
    refuse: 'Отказаться',
    title: 'Отказаться от задачи?',
    confirm: 'Отказаться',
    goOn: 'Продолжить',
    label: 'отказ',
  },
  en: {
    actions: 'Actions',
    refuse: 'Refuse',
    title: 'Refuse task?',
    confirm: 'Refuse',
    goOn: 'Continue',
    label: 'refused',
  },
};
test.each(Object.entries(REFUSAL))('a task is refused after a question: %s', async (locale, words) => {
  const { made } = showPlanning({ locale: locale as Locale, replies: [[actOnJob, pending]] });
  const labels = screen.getAllByText(words.label).length;
  const ask = async () => {
    press(`${words.actions}: ${call.text}`);
    press(words.refuse);
    return within(await screen.findByRole('dialog', { name: words.title }));
  };
  fireEvent.click((await ask()).getAllByRole('button', { name: words.goOn }).at(-1)!);
  expect(made).toEqual([]);
  fireEvent.click((await ask()).getByRole('button', { name: words.confirm }));
  await settled();
  expect(sent(made)).toEqual([[actOnJob.name, { id: call.id, action: 'refuse' }]]);
  expect(screen.getAllByText(words.label)).toHaveLength(labels + 1);
});

test('a task is carried over to tomorrow, or removed', async () => {
  const { made } = showPlanning({ replies: [[actOnJob, pending]] });
  press(`Actions: ${call.text}`);
  press('To tomorrow');
  expect(area('Later').getByText(/^for 21.November$/, { selector: 'li:last-child *' })).toBeTruthy();
  press(`Actions: ${dentist.text}`);
  press('Remove');
  await settled();
  expect(sent(made)).toEqual([
    [actOnJob.name, { id: call.id, action: 'tomorrow' }],
    [removeJob.name, { id: dentist.id }],
  ]);
});

test('a task gets other words at once; unchanged ones are not sent', async () => {
  const { made } = showPlanning({ replies: [[setJobText, pending]] });
  const edit = async (text?: string) => {
    press(`Actions: ${call.text}`);
    press('Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit the task' }));
    const field = dialog.getByLabelText(/^What is to be done/);
    if (text) fireEvent.change(field, { target: { value: text } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  };
  await edit();
  const actions = screen.getByRole('button', { name: `Actions: ${call.text}` });
  await waitFor(() => expect(document.activeElement).toBe(actions));
  await edit('Зателефонувати Ользі');
  expect(area('2–3 minutes').getByText('Зателефонувати Ользі')).toBeTruthy();
  await settled();
  expect(sent(made)).toEqual([[setJobText.name, { id: call.id, text: 'Зателефонувати Ользі' }]]);
});

test('the order is changed by the arrow keys of a handle, and told', async () => {
  const jobs = [call, { ...call, id: 'a'.repeat(24), text: 'Полити квіти' }];
  const { made } = showPlanning({
    replies: [
      [getJobs, { ...example, jobs }],
      [orderJob, pending],
    ],
  });
  const handle = screen.getByRole('button', { name: 'Move: Полити квіти' });
  handle.focus();
  fireEvent.keyDown(handle, { key: 'ArrowUp' });
  await settled();
  expect(sent(made)).toEqual([[orderJob.name, { id: 'a'.repeat(24), before: call.id }]]);
  expect(screen.getByText('Полити квіти: place 1 of 2')).toBeTruthy();
  const texts = area('2–3 minutes')
    .getAllByRole('button', { name: /^Complete/ })
    .map((one) => one.getAttribute('aria-label'));
  expect(texts).toEqual(['Complete: Полити квіти', `Complete: ${call.text}`]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move: Полити квіти');
});

test('a long task is split into subtasks', async () => {
  const { made } = showPlanning();
  const field = screen.getByLabelText<HTMLInputElement>(`A new subtask of “${shelves.text}”`);
  fireEvent.change(field, { target: { value: 'Просвердлити' } });
  press(`Add a subtask: ${shelves.text}`);
  await settled();
  expect(sent(made)).toEqual([
    [
      addJob.name,
      {
        id: expect.stringMatching(/^[\da-f]{24}$/),
        text: 'Просвердлити',
        duration: 'long',
        parent: shelves.id,
      },
    ],
  ]);
  expect(field.value).toBe('');
});

test('a task is planned once, though its first call failed', async () => {
  let calls = 0;
  const add = () => (calls++ ? example : failing(0, 'unreachable', { message: 'No connection.' }));
  const { made } = showPlanning({ replies: [[addJob, add]] });
  const field = screen.getByLabelText<HTMLInputElement>(/^What is to be done/);
  fireEvent.change(field, { target: { value: ' Полити квіти ' } });
  fireEvent.click(screen.getByRole('radio', { name: /^During the day/ }));
  fireEvent.change(screen.getByLabelText(/^For which day/), { target: { value: '2026-11-22' } });
  press('Add');
  await settled();
  expect(screen.getByText('No connection.')).toBeTruthy();
  expect(field.value).toBe(' Полити квіти ');
  press('Add');
  await settled();
  const [first, second] = made.map(({ args }) => args.body);
  expect(first).toMatchObject({ text: 'Полити квіти', duration: 'medium', date: '2026-11-22' });
  expect(second).toEqual(first);
  expect(field.value).toBe('');
});

test.each([
  ['is completed once the service has it', true],
  ['that is refused is not completed either', false],
])('a task that is still being planned %s', async (_, isAdded) => {
  const adding = Promise.withResolvers<typeof example>();
  const { made } = showPlanning({ replies: [[addJob, () => adding.promise]] });
  fireEvent.change(screen.getByLabelText(/^What is to be done/), { target: { value: 'Water the flowers' } });
  press('Add');
  await settled();
  press('Complete: Water the flowers');
  await settled();
  expect(made.map(({ op }) => op.name)).toEqual([addJob.name]);
  if (isAdded) adding.resolve(example);
  else adding.resolve(failing(422, 'limit', { message: 'Too many tasks.' }) as never);
  await settled();
  expect(made.map(({ op }) => op.name)).toEqual([addJob.name, ...(isAdded ? [actOnJob.name] : [])]);
  expect(screen.queryByText('Too many tasks.') === null).toBe(isAdded);
});

test('a subtask of a task that is still being planned is planned after it', async () => {
  const adding = Promise.withResolvers<typeof example>();
  let calls = 0;
  const { made } = showPlanning({ replies: [[addJob, () => (calls++ ? example : adding.promise)]] });
  fireEvent.change(screen.getByLabelText(/^What is to be done/), { target: { value: 'Sort the books' } });
  fireEvent.click(screen.getByRole('radio', { name: /^More than a day/ }));
  press('Add');
  await settled();
  const field = screen.getByLabelText(/part of .*Sort the books|Sort the books/i, { selector: 'input' });
  fireEvent.change(field, { target: { value: 'The first shelf' } });
  fireEvent.submit(field.closest('form')!);
  await settled();
  expect(made).toHaveLength(1);
  adding.resolve(example);
  await settled();
  const [task, part] = made.map(({ args }) => args.body as { id: string; parent?: string; text: string });
  expect(part).toMatchObject({ text: 'The first shelf', parent: task!.id });
});

const REQUIRED: Record<Locale, [add: string, message: string]> = {
  uk: ['Додати', 'Поле не може бути порожнім'],
  ru: ['Добавить', 'Поле не может быть пустым'],
  en: ['Add', 'Field cannot be empty'],
};
test.each(Object.entries(REQUIRED))('a task without words is not sent: %s', (locale, [add, message]) => {
  const { made } = showPlanning({ locale: locale as Locale });
  press(add);
  expect(screen.getByText(message)).toBeTruthy();
  expect(made).toEqual([]);
});

test('each duration has its advice', () => {
  showPlanning();
  expect(area('A new task').getAllByRole('radio')).toHaveLength(JOB_DURATIONS.length);
  expect(area('A new task').getByText(/Split it into subtasks/)).toBeTruthy();
});

test('the history stands by date with its outcomes, and has pages', () => {
  const pagination = { page: 2, pages: 3, limit: 20, total: 50 };
  showPlanning({
    path: '/diary/planning?view=history&page=2',
    replies: [[getJobs, { ...example, pagination }]],
  });
  const late = within(screen.getByRole('region', { name: /19.November/ }));
  expect(late.getByText('still open')).toBeTruthy();
  expect(late.getByText('Виміряти стіну, Замовити дошки')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Newer tasks' }).getAttribute('href')).toBe(
    '/en/diary/planning?view=history',
  );
  expect(screen.getByRole('link', { name: 'Older tasks' }).getAttribute('href')).toBe(
    '/en/diary/planning?view=history&page=3',
  );
});

test('a list that did not come can be asked for again', () => {
  showPlanning({ replies: [[getJobs, failing(503, 'unavailable', { message: 'Resting.' })]] });
  expect(screen.getByText('Resting.')).toBeTruthy();
});
