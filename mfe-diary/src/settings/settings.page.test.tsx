import { jest } from '@jest/globals';
import { getUser } from '@stezhka/account-contract';
import { exampleUser } from '@stezhka/account-contract/examples';
import {
  clearDiary,
  type DayParamSettingChange,
  getDayParamsSettings,
  getDiarySettings,
  setDay,
  setDayParamSetting,
  setDiarySettings,
  setSphereSetting,
  setUserGuideData,
} from '@stezhka/diary-contract';
import type { CallArgs } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing } from '@stezhka/shell/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { Component as Today } from '../today/today.page.tsx';
import { Component } from './settings.page.tsx';

const settings = exampleOf(getDayParamsSettings).reply;
const [sleep, piano] = settings.parameters.map(({ key }) => key) as [string, string];
type Options = NonNullable<Parameters<typeof show>[1]>;

const showSettings = (options: Options = {}) =>
  show(<Component />, {
    path: '/diary/settings',
    ...options,
    replies: [[getUser, exampleUser], ...(options.replies ?? [])],
  });
const press = (name: string | RegExp, within_ = screen as Pick<typeof screen, 'getByRole'>) =>
  fireEvent.click(within_.getByRole('button', { name }));
const settled = () => act(async () => {});
const bodies = (made: { args: CallArgs }[]) => made.map(({ args }) => args.body);

test('parameters stand by sphere, what belongs to none under Other', () => {
  showSettings();
  const other = screen.getByRole('region', { name: 'Інше' });
  expect(within(other).getByRole('button', { name: 'Фортепіано' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('2 of 40 chosen.')).toBeTruthy();
});

test('a parameter leaves the day at once and is saved upon its revision', async () => {
  const { made } = showSettings();
  press('Сон: take out of the day');
  expect(screen.queryByRole('button', { name: 'Сон: take out of the day' })).toBeNull();
  await settled();
  expect(bodies(made)).toEqual([{ key: sleep, chosen: false, revision: 1 }]);
});

test('order is changed by buttons', async () => {
  const { made } = showSettings();
  press('Фортепіано: up');
  await settled();
  press('Сон: down');
  await settled();
  expect(bodies(made)).toEqual([
    { key: piano, before: sleep, revision: 1 },
    expect.objectContaining({ key: sleep, revision: 1 }),
  ]);
  expect(screen.getByRole('button', { name: 'Сон: up' }).matches(':disabled')).toBe(true);
});

test('a setting that another window has changed is set upon the new revision', async () => {
  const parameters = settings.parameters.map((one) => ({ ...one, revision: 8 }));
  const answer = ({ body }: CallArgs) =>
    (body as DayParamSettingChange).revision === 8
      ? settings
      : failing(409, 'setting_changed', { data: { ...settings, parameters } });
  const { made, said } = showSettings({ replies: [[setDayParamSetting, answer]] });
  press('Сон: take out of the day');
  await settled();
  expect(bodies(made)).toEqual([
    expect.objectContaining({ revision: 1 }),
    expect.objectContaining({ key: sleep, chosen: false, revision: 8 }),
  ]);
  expect(said).toEqual([]);
});

test('a failed change is taken back and told', async () => {
  const full = failing(422, 'parameters_full', { message: 'No more parameters fit.' });
  const { said } = showSettings({ replies: [[setDayParamSetting, full]] });
  press('Сон: take out of the day');
  await settled();
  expect(said).toEqual(['No more parameters fit.']);
  expect(screen.getByRole('button', { name: 'Сон: take out of the day' })).toBeTruthy();
});

test('an own parameter is made: the form says what is missing', async () => {
  const { made } = showSettings();
  press('A parameter of your own');
  const dialog = within(await screen.findByRole('dialog'));
  press('Save', dialog);
  expect(dialog.getByText('Name the parameter')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/^Name/), { target: { value: 'Шахи' } });
  press('By a choice from a list', dialog);
  press('Save', dialog);
  expect(dialog.getByText('Name at least two options')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('Option 1'), { target: { value: 'Виграш' } });
  fireEvent.change(dialog.getByLabelText('Option 2'), { target: { value: 'Програш' } });
  press('Здоров’я', dialog);
  press('Save', dialog);
  await settled();
  expect(bodies(made)).toEqual([
    {
      key: expect.stringMatching(/^parameters\[own_[\da-f]{24}\]$/),
      revision: 0,
      chosen: true,
      own: expect.objectContaining({ title: 'Шахи', type: 'select', spheres: ['health'], bounds: null }),
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an own parameter is removed after a second press', async () => {
  const { made } = showSettings();
  press('Фортепіано: edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Фортепіано' }));
  press('Remove parameter', dialog);
  expect(dialog.getByRole('status').textContent).toMatch(/already written stays/);
  expect(made).toEqual([]);
  press('Yes, remove it', dialog);
  await settled();
  expect(bodies(made)).toEqual([{ key: piano, removed: true, revision: 1 }]);
});

test('a parameter takes another colour, and its usual one again', async () => {
  const { made } = showSettings();
  press('Сон: edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Сон' }));
  expect(dialog.queryByLabelText(/^Name/)).toBeNull();
  fireEvent.click(dialog.getByRole('radio', { name: 'Money' }));
  press('Save', dialog);
  await settled();
  press('Сон: edit');
  press('Usual colour', within(await screen.findByRole('dialog', { name: 'Сон' })));
  await settled();
  expect(bodies(made)).toEqual([
    { key: sleep, color: 'sphere-money', revision: 1 },
    { key: sleep, color: null, revision: 1 },
  ]);
});

test('a parameter opens as it is saved: a draft ends with its window, and a reload waits for it', async () => {
  const { api } = showSettings();
  const marked = jest.spyOn(api, 'markUnsaved');
  press('Фортепіано: edit');
  let dialog = within(await screen.findByRole('dialog', { name: 'Фортепіано' }));
  expect(marked).not.toHaveBeenCalled();
  fireEvent.change(dialog.getByLabelText(/^Name/), { target: { value: 'Гітара' } });
  expect(marked).toHaveBeenCalledTimes(1);
  press('Close', dialog);
  press('Фортепіано: edit');
  dialog = within(await screen.findByRole('dialog', { name: 'Фортепіано' }));
  expect(dialog.getByLabelText(/^Name/)).toHaveProperty('value', 'Фортепіано');
});

test('a list that did not come can be asked for again', () => {
  showSettings({ replies: [[getDayParamsSettings, failing(503, 'unavailable', { message: 'Resting.' })]] });
  expect(screen.getByText('Resting.')).toBeTruthy();
});

test('a tab is part of the address', async () => {
  const { address } = showSettings();
  fireEvent.click(screen.getByRole('tab', { name: 'Your day' }));
  expect(address()).toBe('/diary/settings?tab=day');
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Your day' }), { key: 'Home' });
  expect(address()).toBe('/diary/settings');
});

describe('the wheel', () => {
  const showWheel = async (options: Options = {}) => {
    const shown = showSettings({ path: '/diary/settings?tab=spheres', ...options });
    await screen.findByRole('heading', { name: 'Life Wheel' });
    return shown;
  };

  test('shows each sphere under its category, and the widest gap', async () => {
    await showWheel();
    expect(within(screen.getByRole('region', { name: 'Ви самі' })).getAllByRole('slider')).toHaveLength(4);
    expect(screen.getByText(/^The widest gap: Здоров’я, now 6.4, wanted 8/)).toBeTruthy();
  });

  test('is changed by keys, saved one call after another, the newest value alone', async () => {
    const { made } = await showWheel();
    const chart = screen.getByRole('group', { name: 'Life Wheel' });
    const slider = within(chart).getByRole('slider', { name: /^Здоров’я/ });
    for (let i = 0; i < 2; i++) fireEvent.keyDown(slider, { key: 'ArrowDown' });
    fireEvent.keyDown(slider, { key: 'Home' });
    expect(slider.getAttribute('aria-valuenow')).toBe('1');
    await settled();
    await settled();
    expect(made.map(({ op, args }) => [op.name, args.params, args.body])).toEqual([
      [setSphereSetting.name, { id: 'health' }, { setting: 'desired', value: 7, revision: 2 }],
      [setSphereSetting.name, { id: 'health' }, { setting: 'desired', value: 1, revision: 2 }],
    ]);
    expect(screen.getByText('Saved')).toBeTruthy();
  });

  test('a beginning is set by its slider and can be cleared', async () => {
    const { made } = await showWheel();
    fireEvent.change(screen.getByRole('slider', { name: 'Емоції: at the beginning' }), {
      target: { value: '3' },
    });
    await settled();
    press('Емоції: clear the value at the beginning');
    await settled();
    expect(bodies(made)).toEqual([
      { setting: 'initial', value: 3, revision: 0 },
      { setting: 'initial', value: null, revision: 0 },
    ]);
  });

  test('a value that was not saved stays and can be sent again', async () => {
    let calls = 0;
    const { said } = await showWheel({
      replies: [
        [
          setSphereSetting,
          () =>
            calls++
              ? exampleOf(setSphereSetting).reply
              : failing(0, 'unreachable', { message: 'No connection' }),
        ],
      ],
    });
    const slider = screen.getByRole('slider', { name: 'Здоров’я: wanted' });
    fireEvent.change(slider, { target: { value: '4' } });
    await settled();
    expect([said, slider.getAttribute('value') ?? (slider as HTMLInputElement).value]).toEqual([
      ['No connection'],
      '4',
    ]);
    press('Try again');
    await settled();
    expect(screen.getByText('Saved')).toBeTruthy();
  });
});

describe('the day', () => {
  const showDay = (options: Options = {}) => showSettings({ path: '/diary/settings?tab=day', ...options });

  test('begins at another hour, in another zone', async () => {
    const { made } = showDay();
    expect(screen.getByText(/Friday,? 20.November/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/^The day begins at/), { target: { value: '6' } });
    await settled();
    fireEvent.change(screen.getByLabelText(/^Time zone/), { target: { value: 'America/New_York' } });
    await settled();
    expect(bodies(made)).toEqual([
      { timeZone: 'Europe/Kyiv', dayStart: 6, revision: 1 },
      { timeZone: 'America/New_York', dayStart: 4, revision: 1 },
    ]);
  });

  test('of another window is read again after a conflict', async () => {
    const stale = failing(409, 'setting_changed', { message: 'Changed elsewhere.' });
    const { said, refetched } = showDay({ replies: [[setDiarySettings, stale]] });
    fireEvent.change(screen.getByLabelText(/^The day begins at/), { target: { value: '6' } });
    await settled();
    expect(said).toEqual(['Changed elsewhere.']);
    expect(refetched).toContain(getDiarySettings.name);
  });

  test('shows the guide again', async () => {
    const { made } = showDay();
    press('Show them again');
    await settled();
    expect(made).toEqual([{ op: setUserGuideData, args: { body: { restart: true } } }]);
  });

  test('is erased only after a tick', async () => {
    const { made } = showDay();
    press('Erase the diary');
    const dialog = within(await screen.findByRole('dialog'));
    const erase = dialog.getByRole('button', { name: 'Erase for good' });
    expect(erase.matches(':disabled')).toBe(true);
    fireEvent.click(dialog.getByRole('checkbox'));
    fireEvent.click(erase);
    await settled();
    expect(made).toEqual([{ op: clearDiary, args: { body: { confirmed: true } } }]);
  });
});

test('an erased diary gets back nothing that another page has not saved', async () => {
  jest.useFakeTimers();
  const today = show(<Today />, {
    replies: [
      [getUser, exampleUser],
      [setDay, failing(0, 'unreachable')],
    ],
  });
  fireEvent.change(screen.getByLabelText('За що я дякую сьогодні?'), { target: { value: 'Не треба.' } });
  today.unmount();
  await settled();
  expect(today.made.map(({ op }) => op.name)).toEqual([setDay.name]);
  showSettings({ path: '/diary/settings?tab=day' });
  press('Erase the diary');
  await act(() => jest.advanceTimersByTimeAsync(500));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('checkbox'));
  press('Erase for good', dialog);
  await act(() => jest.advanceTimersByTimeAsync(600_000));
  expect(today.made).toHaveLength(1);
  jest.useRealTimers();
});

test.each(['uk', 'ru', 'en'] as const)('all tabs have their texts in %s', async (locale) => {
  const complained = jest.spyOn(console, 'error').mockImplementation(() => {});
  for (const tab of ['parameters', 'spheres', 'day']) {
    const { unmount } = showSettings({ locale, path: `/diary/settings?tab=${tab}` });
    await settled();
    unmount();
  }
  expect(complained).not.toHaveBeenCalled();
  complained.mockRestore();
});
