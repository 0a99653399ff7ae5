import { describeCall } from '@stezhka/kit-contract/examples';
import {
  actOnJob,
  addJob,
  getJobs,
  type Job,
  type JobsReply,
  orderJob,
  removeJob,
  setJobText,
} from '../jobs.ts';

const call: Job = {
  id: '6560b0d1a2c4e8f0123456d1',
  text: 'Відповісти Ользі про суботу',
  state: 'active',
  duration: 'light',
  date: '2026-11-20',
  availability: 'enabled',
  closedOn: null,
  subtasks: [],
};
const shelves: Job = {
  ...call,
  id: '6560b0d1a2c4e8f0123456d2',
  text: 'Зібрати полиці для вітальні',
  duration: 'long',
  date: '2026-11-19',
  subtasks: [
    { id: '6560b0d1a2c4e8f0123456d3', text: 'Виміряти стіну', state: 'completed' },
    { id: '6560b0d1a2c4e8f0123456d4', text: 'Замовити дошки', state: 'active' },
  ],
};
const bread: Job = {
  ...call,
  id: '6560b0d1a2c4e8f0123456d5',
  text: 'Купити хліба й гречки',
  state: 'completed',
  duration: 'medium',
  availability: 'disabled',
  closedOn: '2026-11-20',
};
const extra: Job = {
  ...bread,
  id: '6560b0d1a2c4e8f0123456d6',
  text: 'Взяти ще одну зміну',
  state: 'refused',
};
const dentist: Job = {
  ...call,
  id: '6560b0d1a2c4e8f0123456d7',
  text: 'Записатися до стоматолога',
  date: '2026-11-21',
  availability: 'future',
};
const jobs: JobsReply = {
  today: '2026-11-20',
  jobs: [call, shelves, bread, extra, dentist],
  pagination: null,
};
const throws = ['diary_closed'];

describeCall(getJobs, {
  summary: 'Planning tasks of the member, or their history',
  throws: [...throws, 'not_found'],
  example: { query: {}, reply: jobs },
});

describeCall(addJob, {
  summary: 'Plan a task or a subtask',
  throws: [...throws, 'invalid_form', 'job_state', 'jobs_full', 'items_exhausted', 'conflict', 'not_found'],
  example: {
    body: { id: call.id, text: call.text, duration: call.duration, date: call.date },
    reply: jobs,
  },
});

describeCall(setJobText, {
  summary: 'Reword a task or a subtask',
  throws: [...throws, 'invalid_form', 'not_found'],
  example: { body: { id: call.id, text: call.text }, reply: jobs },
});

describeCall(removeJob, {
  summary: 'Remove a task with its subtasks',
  throws: [...throws, 'not_found'],
  example: { params: { id: call.id }, reply: { ...jobs, jobs: [shelves, bread, extra, dentist] } },
});

describeCall(orderJob, {
  summary: 'Move a task within the list',
  throws: [...throws, 'not_found'],
  example: {
    body: { id: shelves.id, before: call.id },
    reply: { ...jobs, jobs: [shelves, call, bread, extra, dentist] },
  },
});

describeCall(actOnJob, {
  summary: 'Complete, reopen, refuse a task or carry it over to tomorrow',
  throws: [...throws, 'job_state', 'job_parts', 'jobs_full', 'not_found'],
  example: {
    params: { id: call.id, action: 'complete' },
    reply: {
      ...jobs,
      jobs: [
        { ...call, state: 'completed', availability: 'disabled', closedOn: '2026-11-20' },
        shelves,
        bread,
        extra,
        dentist,
      ],
    },
  },
});
