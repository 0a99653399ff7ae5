import { getGuide, getUserGuideData, setUserGuideData } from '@stezhka/diary-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { Guide } from './guide.tsx';

const [done, open] = exampleOf(getGuide).reply.steps;
const NOT_BEGUN = { step: null, done: [], dismissed: false };

test('the guide opens where the member stopped, and goes on', async () => {
  const { made } = show(<Guide />);
  const guide = within(screen.getByRole('region', { name: 'Що міряти' }));
  expect(guide.getByText('First days: step 2 of 2')).toBeTruthy();
  expect(guide.getByRole('link', { name: 'Go there' }).getAttribute('href')).toBe('/en/diary/settings');
  fireEvent.click(guide.getByRole('button', { name: 'Один рядок: done' }));
  fireEvent.click(guide.getByRole('button', { name: 'Done' }));
  fireEvent.click(guide.getByRole('button', { name: 'Don’t show this again' }));
  await act(async () => {});
  expect(made.map(({ op, args }) => [op.name, args.body])).toEqual([
    [setUserGuideData.name, { step: 'first_line' }],
    [setUserGuideData.name, { done: ['parameters'], step: null }],
    [setUserGuideData.name, { dismissed: true }],
  ]);
});

test('a step that is done leads on to the next that is open', async () => {
  const third = { ...open!, systemName: 'wheel', title: 'Колесо', availability: 'blocked' };
  const { made } = show(<Guide />, { replies: [[getGuide, { steps: [done, open, third] }]] });
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  await act(async () => {});
  expect(made[0]!.args.body).toEqual({ done: ['parameters'], step: 'wheel' });
});

test('a step of a later day cannot be opened yet', () => {
  const later = { ...open!, systemName: 'wheel', title: 'Колесо', day: 3, availability: 'future' };
  show(<Guide />, { replies: [[getGuide, { steps: [done, open, later] }]] });
  expect(screen.getByRole('button', { name: 'Колесо: from day 3' }).matches(':disabled')).toBe(true);
});

test.each([
  ['whose next step waits for its day', [done, { ...open, availability: 'future' }], NOT_BEGUN],
  ['that is done', [done], NOT_BEGUN],
  ['that was dismissed', [done, open], { ...NOT_BEGUN, dismissed: true }],
])('a guide %s stays away', (_, steps, progress) => {
  const { container } = show(<Guide />, {
    replies: [
      [getGuide, { steps }],
      [getUserGuideData, progress],
    ],
  });
  expect(container.textContent).toBe('');
});
