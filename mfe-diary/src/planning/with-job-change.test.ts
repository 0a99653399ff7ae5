import { getJobs, type JobsReply } from '@stezhka/diary-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import '@stezhka/diary-contract/examples';
import { withAction, withAdded, withOrder, withRemoved } from './with-job-change.ts';

const held = exampleOf(getJobs).reply;
const [call, shelves, bread, extra, dentist] = held.jobs.map(({ id }) => id) as [
  string,
  string,
  string,
  string,
  string,
];
const [wall, boards] = held.jobs[1]!.subtasks.map(({ id }) => id) as [string, string];
const jobIn = ({ jobs }: Partial<JobsReply>, id: string) => jobs!.find((job) => job.id === id)!;

test('a completed task is closed today, a reopened one is open for its date', () => {
  const done = { ...held, ...withAction(held, call, 'complete') };
  expect(jobIn(done, call)).toMatchObject({
    state: 'completed',
    closedOn: '2026-11-20',
    availability: 'disabled',
  });
  expect(jobIn(withAction(done, call, 'reopen'), call)).toEqual(jobIn(held, call));
});

test('a long task with open subtasks is not completed, its last subtask is', () => {
  expect(jobIn(withAction(held, shelves, 'complete'), shelves)).toMatchObject({
    state: 'active',
    availability: 'enabled',
  });
  const { subtasks } = jobIn(withAction(held, boards, 'complete'), shelves);
  expect(subtasks.map(({ state }) => state)).toEqual(['completed', 'completed']);
});

test('a refused task is final and refuses its open subtasks', () => {
  const refused = { ...held, ...withAction(held, shelves, 'refuse') };
  expect(jobIn(refused, shelves)).toMatchObject({ state: 'refused', availability: 'disabled' });
  expect(jobIn(refused, shelves).subtasks.map(({ state }) => state)).toEqual(['completed', 'refused']);
  expect(jobIn(withAction(refused, shelves, 'reopen'), shelves).state).toBe('refused');
  expect(jobIn(withAction(held, bread, 'refuse'), bread).state).toBe('completed');
});

test('a task of today or a late one is carried over to tomorrow', () => {
  expect(jobIn(withAction(held, shelves, 'tomorrow'), shelves)).toMatchObject({
    date: '2026-11-21',
    availability: 'future',
  });
});

test('the order changes before another one, to the end, and among subtasks', () => {
  const order = (id: string, before: string | null) =>
    withOrder(held, { id, before }).jobs!.map((job) => job.id);
  expect(order(dentist, shelves)).toEqual([call, dentist, shelves, bread, extra]);
  expect(order(call, null)).toEqual([shelves, bread, extra, dentist, call]);
  const { subtasks } = jobIn(withOrder(held, { id: boards, before: wall }), shelves);
  expect(subtasks.map(({ id }) => id)).toEqual([boards, wall]);
});

test('a task is added once, a subtask to its task', () => {
  const form = { id: 'f'.repeat(24), text: 'Полити квіти', duration: 'light', date: '2026-11-22' } as const;
  const added = { ...held, ...withAdded(held, form) };
  expect(withAdded(added, form).jobs).toHaveLength(6);
  expect(jobIn(added, form.id)).toMatchObject({ availability: 'future', state: 'active', subtasks: [] });
  const part = { id: 'e'.repeat(24), text: 'Просвердлити', duration: 'long', parent: shelves } as const;
  expect(jobIn(withAdded(held, part), shelves).subtasks.at(-1)).toEqual({
    id: part.id,
    text: part.text,
    state: 'active',
  });
});

test('what is removed is gone, a subtask from its task', () => {
  expect(withRemoved(held, call).jobs).toHaveLength(4);
  expect(jobIn(withRemoved(held, wall), shelves).subtasks.map(({ id }) => id)).toEqual([boards]);
});

test('the history is the service’s alone', () => {
  const history = { ...held, pagination: { page: 1, pages: 1, limit: 20, total: 5 } };
  expect(withRemoved(history, call)).toEqual({});
});
