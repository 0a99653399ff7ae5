import { jest } from '@jest/globals';
import {
  addSkill,
  deleteSkill,
  getServices,
  getSkills,
  getUser,
  getUserData,
  logout,
  requestRecovery,
  sendVerifyEmail,
  updateSkill,
  updateUser,
} from '@stezhka/account-contract';
import { exampleUser, exampleUserData } from '@stezhka/account-contract/examples';
import { saveSessionDraft } from '@stezhka/shared-ui/session-draft';
import { failing, type PageOptions } from '@stezhka/shell/testing';
import { MemoryChannel } from '@stezhka/shell/testing/memory-channel';
import { getPaymentMethods } from '@stezhka/shop-contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerFetch } from '../testing/answer-fetch.ts';
import { show } from '../testing/show.tsx';

const leaveFor = jest.fn();
jest.unstable_mockModule('./leave-for.ts', () => ({ leaveFor }));
/** Members of whom the browser keeps unsaved texts: jsdom has no database. */
const kept = new Set<string>();
jest.unstable_mockModule('@stezhka/shared-ui/member-rows', () => ({
  hasRows: async (member: string) => kept.has(member),
  clearRows: async (member: string) => void kept.delete(member),
}));
const { Component: Profile } = await import('./profile.page.tsx');

beforeEach(() => {
  sessionStorage.clear();
  kept.clear();
  Object.assign(globalThis, { BroadcastChannel: MemoryChannel });
});

const as = (user: unknown): PageOptions['replies'] => [
  [getUser, user],
  [getUserData, { userData: exampleUserData }],
];
const open = async (replies: PageOptions['replies'] = []) => {
  const page = show(<Profile />, { replies: [...replies, ...as(exampleUser)!] });
  await screen.findByRole('region', { name: 'About you' });
  const changes = () =>
    page.made.filter(({ op }) => op.mutates).map(({ op, args }) => ({ call: op.name, ...args }));
  return { ...page, changes, user: userEvent.setup() };
};
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('a profile shows what was told, the birthday with dots, and the balance', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Profile');
  expect(screen.getByRole('heading', { level: 2, name: 'Софія Мельник' })).not.toBeNull();
  expect(field(/^Name/).value).toBe('Софія');
  expect(field('Birthday').value).toBe('14.03.1991');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Female' }).checked).toBe(true);
  expect(field('Waist').value).toBe('720');
  expect(screen.getByText('420 ₴')).not.toBeNull();
});

test('the hidden field of a picture is no second button', async () => {
  await open();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  expect(input.hidden).toBe(true);
  expect(screen.getAllByRole('button', { name: 'Upload a photo' })).toHaveLength(1);
});

test('a name is marked as required once there is one to lose', async () => {
  await open([[getUser, { ...exampleUser, lastName: '' }]]);
  const isRequired = (name: RegExp) => field(name).getAttribute('aria-required') === 'true';
  expect([isRequired(/^Name/), isRequired(/^Surname/)]).toEqual([true, false]);
});

test.each([
  ['are off', { methods: ['cod' as const] }],
  ['are not known', failing(503)],
])('a top-up is not offered while payments by card %s', async (_, reply) => {
  show(<Profile />, { replies: [...as(exampleUser)!, [getPaymentMethods, reply]] });
  expect(await screen.findByText(/^Topping up isn’t possible just now/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Top up' })).toBeNull();
});

test('money is put on the balance by the shop’s window; without the shop that is said', async () => {
  const { user, unmount } = await open();
  await user.click(screen.getByRole('button', { name: 'Top up' }));
  expect(screen.getByText(/^Topping up isn’t possible just now/)).not.toBeNull();
  unmount();
  show(<Profile />, { replies: as(exampleUser)!, slots: { 'shop.top-up': <p>How much?</p> } });
  expect(screen.queryByText('How much?')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Top up' }));
  expect(screen.getByText('How much?')).not.toBeNull();
});

test.each([
  ['the name they chose', { displayName: 'Соня' }, 'Соня'],
  ['a surname alone', { name: '' }, 'Мельник'],
  ['the e-mail of who told no name', { name: '', lastName: '' }, exampleUser.email],
])('a member is called by %s', (_, changes, shown) => {
  show(<Profile />, { replies: as({ ...exampleUser, ...changes })! });
  expect(screen.getByRole('heading', { level: 2, name: shown })).not.toBeNull();
});

test.each([
  ['uk', 'sofiia@stezhka.example, зі Стежкою від листопада 2026'],
  ['ru', 'sofiia@stezhka.example, со Стежкой с ноября 2026'],
  ['en', 'sofiia@stezhka.example, on Stezhka since November 2026'],
] as const)('since when one is here is a sentence (%s)', (locale, line) => {
  show(<Profile />, { locale, replies: as(exampleUser)! });
  expect(screen.getByText(line)).not.toBeNull();
});

test('a member without a name reads their e-mail once', () => {
  show(<Profile />, { replies: as({ ...exampleUser, name: '', lastName: '' })! });
  expect(screen.getAllByText(new RegExp(exampleUser.email))).toHaveLength(1);
});

test('an address that is not confirmed is said to be none, and another link can be had', async () => {
  const userData = { ...exampleUserData, emailVerified: false };
  const { user, changes } = await open([[getUserData, { userData }]]);
  expect(await screen.findByText(/Your e-mail isn’t confirmed yet/)).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(changes()).toEqual([{ call: sendVerifyEmail.name }]);
  expect((await screen.findByRole('status')).textContent).toMatch(/^Sent/);
});

test('a confirmed address removes the notice', async () => {
  const userData = { ...exampleUserData, emailVerified: false };
  const { user, invalidated } = await open([
    [getUserData, { userData }],
    [sendVerifyEmail, { sent: false }],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Send a new link' }));
  await waitFor(() => expect(invalidated).toEqual(['user-data']));
});

test('a confirmed address is no news', async () => {
  await open();
  expect(screen.queryByText(/confirmed/)).toBeNull();
});

test('edits gather by name, the last value of each wins, and only they are sent', async () => {
  const { user, changes, emitted } = await open();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.clear(field('Height'));
  await user.type(field('Height'), '169');
  await user.clear(field('Birthday'));
  await user.type(field('Birthday'), '15041992');
  expect(field('Birthday').value).toBe('15.04.1992');
  expect((await screen.findByText(/Not saved yet/)).textContent).toBe('Not saved yet: height and birthday');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(changes()).toEqual([{ call: updateUser.name, body: { height: '169', birthday: '15-04-1992' } }]);
  expect(await screen.findByText('Saved')).not.toBeNull();
  expect(screen.queryByText(/Not saved yet/)).toBeNull();
  expect(field('Height').value).toBe('169');
  expect(emitted).toEqual([['account:user-changed', { userId: exampleUser.id }]]);
});

test('a value typed back is no edit, and reset drops all edits', async () => {
  const { user, changes } = await open();
  await user.type(field('Height'), '{Backspace}');
  expect(await screen.findByText(/Not saved yet/)).not.toBeNull();
  await user.type(field('Height'), '8');
  expect(screen.queryByText(/Not saved yet/)).toBeNull();
  await user.type(field(/^Name/), '!');
  await user.click(screen.getByRole('radio', { name: 'Male' }));
  await user.click(await screen.findByRole('button', { name: 'Reset' }));
  expect(field(/^Name/).value).toBe('Софія');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Female' }).checked).toBe(true);
  expect(changes()).toEqual([]);
});

test('the server’s error stands under its field and the edit stays', async () => {
  const fields = { name: 'Type your name' };
  const { user } = await open([[updateUser, failing(422, 'invalid_form', { fields })]]);
  await user.clear(field(/^Name/));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Type your name')).not.toBeNull();
  expect(field(/^Name/).getAttribute('aria-invalid')).toBe('true');
  expect(await screen.findByText(/Not saved yet/)).not.toBeNull();
});

test('a field that is refused is shown and gets the cursor', async () => {
  const scrolled = jest.fn();
  const { user } = await open([
    [updateUser, failing(422, 'invalid_form', { fields: { desiredHip: 'Up to 2000', height: 'Up to 250' } })],
  ]);
  window.scrollTo = scrolled as never;
  await user.type(field('Hips'), '0');
  await user.type(field('Height'), '0');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/look at the marked fields/)).not.toBeNull();
  // The first as one reads, 80 px below the top (product 5).
  expect(document.activeElement).toBe(field('Height'));
  expect(scrolled.mock.calls.at(-1)).toEqual([{ top: -80 }]);
});

test.each([
  [503, 'The service is resting.'],
  [429, 'Too many attempts. Try again in a minute.'],
  [422, 'There is no such field.'],
])(
  'a refusal %s that marks no field is told in the server’s words, with another try',
  async (status, message) => {
    const { user, changes } = await open([[updateUser, failing(status, 'no', { message, fields: {} })]]);
    await user.type(field('Height'), '{Backspace}9');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    const bar = within(screen.getByRole('region', { name: 'Unsaved changes' }));
    expect(await bar.findByText(message)).not.toBeNull();
    expect(screen.queryByText(/marked fields/)).toBeNull();
    await user.click(bar.getByRole('button', { name: 'Retry' }));
    expect(changes()).toHaveLength(2);
  },
);

test('a session that has ended leads to the login and back, and the edits are still there then', async () => {
  const { user, unmount } = await open([[updateUser, failing(401, 'login_required')]]);
  await user.type(field('Height'), '{Backspace}9');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/You’ve been logged out/)).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Log in to save' }).getAttribute('href')).toBe(
    '/en/login?next=%2Fen%2Fprofile',
  );
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  unmount();
  await open();
  expect(field('Height').value).toBe('169');
});

test('the page stays after the session’s end until the visitor leaves it', async () => {
  let user: unknown = exampleUser;
  await open([[getUser, () => user]]);
  user = [];
  fireEvent.change(field('Height'), { target: { value: '169' } });
  expect(field('Height').value).toBe('169');
});

test('edits outlive the page, in whatever language it comes back', async () => {
  const { user, unmount } = await open();
  await user.type(field('Height'), '{Backspace}9');
  unmount();
  const page = show(<Profile />, { locale: 'uk', replies: as(exampleUser)! });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Зріст' }).value).toBe('169');
  expect(await screen.findByText('Ще не збережено: зріст')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Повернути як було' }));
  page.unmount();
  await open();
  expect(field('Height').value).toBe('168');
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['saved', updateUser, 'Save'],
  ['logged out', logout, 'Log out'],
] as const)('what was left is gone once one has %s', async (_, call, button) => {
  const { user, changes } = await open();
  await user.type(field('Height'), '{Backspace}9');
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: button }));
  expect(changes().map((one) => one.call)).toEqual([call.name]);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('edits are private to their member, another member’s login drops them', async () => {
  const { user, unmount } = await open();
  await user.type(field('Height'), '{Backspace}9');
  unmount();
  await open([[getUser, { ...exampleUser, id: '65f0000000000000000000ff' }]]);
  expect(field('Height').value).toBe('168');
  expect(sessionStorage).toHaveLength(0);
});

test.each([null, {}, [null, 1, { key: 'password', value: 'x' }, { key: 'height' }]])(
  'a malformed draft, %j, is ignored',
  async (kept) => {
    saveSessionDraft('profile-edits', exampleUser.id, kept);
    await open();
    expect(field('Height').value).toBe('168');
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
  },
);

test('the saved state has the focus until the next edit', async () => {
  const { user } = await open();
  await user.type(field('Height'), '{Backspace}9');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  const bar = await screen.findByRole('region', { name: 'Saved' });
  expect(within(bar).getByText('Saved')).not.toBeNull();
  expect(document.activeElement).toBe(bar);
  await user.click(field('Height'));
  expect(screen.queryByText('Saved')).toBeNull();
});

test('the bar never covers the focused field', async () => {
  const shown: (string | null)[] = [];
  const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    if (this.matches('[aria-label="Unsaved changes"]')) return { top: 640, bottom: 724 } as DOMRect;
    const low = this.closest('[data-field]')?.getAttribute('data-field') === 'height';
    return (low ? { top: 630, bottom: 678 } : { top: 300, bottom: 348 }) as DOMRect;
  });
  Element.prototype.scrollIntoView = function () {
    shown.push(this.getAttribute('name'));
  };
  const { user } = await open();
  await user.type(field(/^Name/), '!');
  await screen.findByText(/Not saved yet/);
  expect(shown).toEqual([]);
  await user.type(field('Height'), '{Backspace}9');
  expect(shown).toEqual(['height']);
  rect.mockRestore();
});

test('a reset leaves the focus where the value came back', async () => {
  const { user } = await open();
  await user.type(field('Height'), '{Backspace}9');
  await user.click(await screen.findByRole('button', { name: 'Reset' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'About you' }));
});

test('without a connection the edits stay and can be sent again', async () => {
  const { user, changes } = await open([[updateUser, failing(0, 'unreachable')]]);
  await user.type(field('Height'), '{Backspace}9');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/No connection/)).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(changes()).toHaveLength(2);
});

test('a slider and its field are one value', async () => {
  await open();
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Target waist' });
  expect(slider.value).toBe('720');
  expect(slider.getAttribute('aria-valuetext')).toBe('720 mm');
});

test('an unset target does not look set', async () => {
  const userData = { ...exampleUserData, desiredWaist: null };
  const { user } = await open([[getUserData, { userData }]]);
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Target waist' });
  const line = slider.parentElement!.parentElement!.style;
  expect(slider.getAttribute('aria-valuetext')).toBe('not chosen yet');
  expect(line.getPropertyValue('--to')).toBe('0');
  await user.type(field('Waist'), '850');
  expect(slider.getAttribute('aria-valuetext')).toBe('850 mm');
  expect(line.getPropertyValue('--to')).toBe('0.5');
});

test('skills are added, changed and taken out in place', async () => {
  const skills = [{ id: '65f0000000000000000000b1', text: 'Listening' }];
  const { user, changes } = await open([[getSkills, { skills }]]);
  const panel = within(screen.getByRole('region', { name: 'Skills' }));
  await user.click(panel.getByRole('button', { name: 'Add a skill' }));
  expect(document.activeElement).toBe(panel.getByRole('textbox', { name: 'Skill' }));
  await user.keyboard('Planning{Enter}');
  await user.click(await panel.findByRole('button', { name: 'Edit: Listening' }));
  await user.keyboard('!{Enter}');
  await user.click(await panel.findByRole('button', { name: 'Remove: Listening' }));
  await waitFor(() => expect(changes()).toHaveLength(3));
  expect(changes()).toEqual([
    { call: addSkill.name, body: { text: 'Planning' } },
    { call: updateSkill.name, params: { id: skills[0]!.id }, body: { text: 'Listening!' } },
    { call: deleteSkill.name, params: { id: skills[0]!.id } },
  ]);
});

test('a refused line shows the reason and keeps the value; Escape cancels', async () => {
  const fields = { text: 'This is in the list already' };
  const { user } = await open([
    [getSkills, { skills: [] }],
    [addSkill, failing(422, 'invalid_form', { fields })],
  ]);
  const panel = within(screen.getByRole('region', { name: 'Skills' }));
  await user.click(panel.getByRole('button', { name: 'Add a skill' }));
  await user.keyboard('Listening{Enter}');
  expect(await panel.findByText(fields.text)).not.toBeNull();
  expect(panel.getByRole<HTMLInputElement>('textbox').value).toBe('Listening');
  await user.click(panel.getByRole('textbox'));
  await user.keyboard('{Escape}');
  expect(panel.queryByRole('textbox')).toBeNull();
});

describe('lines and the focus', () => {
  const skills = ['Listening', 'Planning', 'Walking'].map((text, i) => ({
    id: `65f0000000000000000000b${i}`,
    text,
  }));
  const openLines = async (replies: PageOptions['replies'] = []) => {
    const page = await open([...replies, [getSkills, { skills }]]);
    return { ...page, panel: within(screen.getByRole('region', { name: 'Skills' })) };
  };

  test('saving or leaving a line returns the focus to the button that opened it', async () => {
    const { user, panel } = await openLines();
    await user.click(panel.getByRole('button', { name: 'Add a skill' }));
    await user.keyboard('Singing{Enter}');
    const adder = await panel.findByRole('button', { name: 'Add a skill' });
    await waitFor(() => expect(document.activeElement).toBe(adder));
    await user.click(panel.getByRole('button', { name: 'Edit: Planning' }));
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Edit: Planning' }));
    await user.keyboard('{Enter}!{Enter}');
    await waitFor(() =>
      expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Edit: Planning' })),
    );
  });

  test.each([
    ['the next', 'Planning', 'Edit: Walking'],
    ['of the last the one before', 'Walking', 'Edit: Planning'],
  ])('a line that is taken out leaves it to %s', async (_, line, neighbour) => {
    const { user, panel } = await openLines();
    await user.click(panel.getByRole('button', { name: `Remove: ${line}` }));
    await waitFor(() => expect(document.activeElement).toBe(panel.getByRole('button', { name: neighbour })));
  });

  test('a line whose removal failed stays, and the error is shown', async () => {
    const { user, panel } = await openLines([
      [deleteSkill, failing(0, 'unreachable', { message: 'No connection.' })],
    ]);
    await user.click(panel.getByRole('button', { name: 'Remove: Planning' }));
    expect((await panel.findByRole('alert')).textContent).toBe('No connection.');
    expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Remove: Planning' }));
  });

  test('a line that was removed elsewhere is fetched again', async () => {
    const { user, panel, refetched } = await openLines([[deleteSkill, failing(404, 'not_found')]]);
    await user.click(panel.getByRole('button', { name: 'Remove: Planning' }));
    await waitFor(() => expect(refetched).toEqual([getSkills.name]));
    expect(panel.queryByRole('alert')).toBeNull();
  });

  test('a line on its way says so and takes no more letters', async () => {
    const { user, panel } = await openLines([[addSkill, new Promise(() => {})]]);
    await user.click(panel.getByRole('button', { name: 'Add a skill' }));
    await user.keyboard('Singing{Enter}');
    expect(panel.getByRole('button', { name: 'Saving…' })).not.toBeNull();
    await user.keyboard('!');
    expect(panel.getByRole<HTMLInputElement>('textbox').value).toBe('Singing');
  });
});

test('lists that did not answer are not empty: they can be asked again', async () => {
  const { user, refetched } = await open([
    [getSkills, failing(503, 'unavailable', { message: 'The service is resting.' })],
    [getServices, failing(503)],
  ]);
  for (const name of ['Skills', 'Services']) {
    const panel = within(screen.getByRole('region', { name }));
    expect(panel.getByText('The list did not load')).not.toBeNull();
    expect(panel.queryByText(/What/)).toBeNull();
    expect(panel.queryByRole('button', { name: /^Add/ })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Retry' }));
  }
  expect(screen.getByText('The service is resting.')).not.toBeNull();
  expect(refetched).toEqual([getSkills.name, getServices.name]);
});

test('the password form opens on request', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  const form = await screen.findByRole('form', { name: 'Change password' });
  // The first field at once: on a phone the form opens below the screen.
  const current = within(form).getByLabelText(/^Поточний пароль/);
  await waitFor(() => expect(document.activeElement).toBe(current));
});

test('a changed password returns the focus to its button', async () => {
  const { user } = await open();
  const { fetch } = answerFetch(200, { data: exampleUser });
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  const form = within(await screen.findByRole('form', { name: 'Change password' }));
  await user.type(form.getByLabelText(/^Поточний пароль/), 'стара фраза');
  await user.type(form.getByLabelText(/^Новий пароль(?! ще)/), 'нова довга фраза');
  await user.type(form.getByLabelText(/^Новий пароль ще раз/), 'нова довга фраза');
  await user.click(form.getByRole('button', { name: 'Save password' }));
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Change password' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change password' }));
});

test('a member of a provider sets a first password by mail', async () => {
  const { user, changes } = await open([
    [getUserData, { userData: { ...exampleUserData, hasPassword: false } }],
  ]);
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Set a password' }));
  const send = await screen.findByRole('button', { name: 'Send the e-mail' });
  await waitFor(() => expect(document.activeElement).toBe(send));
  await user.click(send);
  expect(changes()).toEqual([{ call: requestRecovery.name, body: { email: exampleUser.email } }]);
  const sent = await screen.findByRole('status');
  expect(sent.textContent).toMatch(/on its way/);
  expect(document.activeElement).toBe(sent);
});

test('a member with a picture can remove it', async () => {
  const image = '/files/account/1/400.webp';
  const { user, changes } = await open([[getUser, { ...exampleUser, image }]]);
  await user.click(await screen.findByRole('button', { name: 'Remove the photo' }));
  expect(changes()).toEqual([{ call: updateUser.name, body: { image: '' } }]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Upload a photo' }));
});

test('logging out tells everybody and opens the home page as a new document', async () => {
  const { emitted, made, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/en'));
  expect(made.filter(({ op }) => op.mutates).map(({ op }) => op.name)).toEqual([logout.name]);
  expect(emitted).toEqual([
    ['account:logging-out', { until: expect.any(Function) }],
    ['account:user-changed', { userId: null }],
  ]);
});

test('a logout waits for what another part still saves, and is pressed once', async () => {
  const { api, made, user } = await open();
  const saved = Promise.withResolvers<boolean>();
  api.events.on('account:logging-out', ({ until }) => until(saved.promise));
  const sent = () => made.filter(({ op }) => op.name === logout.name);
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(sent()).toEqual([]);
  await act(async () => saved.resolve(true));
  await waitFor(() => expect(sent()).toHaveLength(1));
});

describe('with something that is not saved', () => {
  let otherTab: MemoryChannel | undefined;
  afterEach(() => otherTab?.close());
  const logOut = async () => {
    const page = await open();
    otherTab = new MemoryChannel();
    const told: unknown[] = [];
    otherTab.onmessage = ({ data }) => told.push(data);
    const sent = () => page.made.filter(({ op }) => op.name === logout.name).length;
    const press = () => page.user.click(screen.getByRole('button', { name: 'Log out' }));
    return { ...page, otherTab, told, sent, press };
  };
  const QUESTION = { name: 'Not everything is saved' };
  beforeEach(() => void leaveFor.mockClear());

  test.each([
    ['could not be saved', Promise.resolve(false)],
    ['failed to save', Promise.reject(new Error('no connection'))],
  ])('by a part that %s, a logout asks, and nothing is lost by staying', async (_, saving) => {
    saving.catch(() => {});
    const { api, user, press, sent } = await logOut();
    api.events.on('account:logging-out', ({ until }) => until(saving));
    await press();
    await screen.findByRole('dialog', QUESTION);
    const stay = screen.getAllByRole('button', { name: 'Stay' }).at(-1);
    await waitFor(() => expect(document.activeElement).toBe(stay));
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Log out' }));
    expect(sent()).toBe(0);
  });

  test('kept by a part that is not loaded, a logout asks once, then forgets it and tells the other tabs', async () => {
    kept.add(exampleUser.id).add('another-member');
    saveSessionDraft('calendar-events', exampleUser.id, {});
    const { user, press, sent, told } = await logOut();
    await press();
    await screen.findByRole('dialog', QUESTION);
    expect([sent(), told]).toEqual([0, [{ member: exampleUser.id, what: 'leaving' }]]);
    await user.click(screen.getByRole('button', { name: 'Log out and lose the text' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/en'));
    expect([sent(), [...kept], sessionStorage.length]).toEqual([1, ['another-member'], 0]);
    expect(told.at(-1)).toEqual({ member: exampleUser.id, what: 'left', dropped: true });
  });

  test('that another tab saves in time, a logout does not ask', async () => {
    kept.add(exampleUser.id);
    const { press, otherTab, told } = await logOut();
    otherTab.onmessage = ({ data }) => {
      told.push(data);
      kept.delete(exampleUser.id);
      if (told.length === 1) otherTab.postMessage({ member: exampleUser.id, what: 'finished' });
    };
    await press();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/en'));
    expect(told.at(-1)).toEqual({ member: exampleUser.id, what: 'left', dropped: false });
  });

  test('and a logout that fails, it stays', async () => {
    kept.add(exampleUser.id);
    const { user } = await open([[logout, failing(0, 'unreachable')]]);
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await screen.findByRole('dialog', QUESTION);
    await user.click(screen.getByRole('button', { name: 'Log out and lose the text' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([leaveFor.mock.calls.length, kept.size]).toEqual([0, 1]);
  });
});

test('a logout that fails leaves the member where they are', async () => {
  leaveFor.mockClear();
  const { emitted, user } = await open([[logout, failing(0, 'unreachable')]]);
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(leaveFor).not.toHaveBeenCalled();
  expect(emitted.map(([name]) => name)).not.toContain('account:user-changed');
});

test('a profile of which another member’s session is left offers a reload and keeps what was typed until then', async () => {
  const message = 'Another member has logged in here meanwhile.';
  const { user, changes } = await open([[updateUser, failing(409, 'other_member', { message, fields: {} })]]);
  await user.type(field('Height'), '{Backspace}9');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(leaveFor).toHaveBeenCalledWith(location.href);
  expect(changes()).toHaveLength(1);
  expect(field('Height').value).not.toBe('168');
});
