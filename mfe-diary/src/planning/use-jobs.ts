import {
  actOnJob,
  addJob,
  getJobs,
  type JobAction,
  type JobForm,
  type JobsReply,
  orderJob,
  removeJob,
  setJobText,
} from '@stezhka/diary-contract';
import type { Id } from '@stezhka/kit-contract';
import { type CallError, shell } from '@stezhka/shell-contract';
import { pendingAdd, sendAdd } from '../lib/pending-adds.ts';
import { useItemChanges } from '../lib/use-item-changes.ts';
import { withAction, withAdded, withOrder, withRemoved, withText } from './with-job-change.ts';

interface Action {
  params: { id: Id; action: string };
}
interface Order {
  body: { id: Id; before: Id | null };
}
const ACT = {
  quiet: true,
  optimistic: (held: JobsReply, { params }: Action) =>
    withAction(held, params.id, params.action as JobAction),
};
const ADD = {
  quiet: true,
  optimistic: (held: JobsReply, { body }: { body: JobForm }) => withAdded(held, body),
};
const ORDER = { quiet: true, optimistic: (held: JobsReply, { body }: Order) => withOrder(held, body) };
const TEXT = {
  quiet: true,
  optimistic: (held: JobsReply, { body }: { body: Pick<JobForm, 'id' | 'text'> }) => withText(held, body),
};
const REMOVE = {
  quiet: true,
  optimistic: (held: JobsReply, { params }: { params: { id: Id } }) => withRemoved(held, params.id),
};

export function useJobs() {
  const { useCall, useChange } = shell();
  const call = useCall(getJobs, undefined, { optional: true });
  const changes = useItemChanges();
  const [act] = useChange(actOnJob, ACT);
  const [add] = useChange(addJob, ADD);
  const [order] = useChange(orderJob, ORDER);
  const [setText] = useChange(setJobText, TEXT);
  const [remove] = useChange(removeJob, REMOVE);

  const send = (id: Id, change: () => Promise<unknown>) =>
    changes.change(id, async () => {
      try {
        await change();
      } catch (failure) {
        // What the list shows is outdated.
        if ([404, 409].includes((failure as CallError).status)) call.refetch();
        throw failure;
      }
    });
  return {
    call,
    changes,
    add: (body: JobForm) =>
      sendAdd(body.id, async () => {
        const parent = body.parent && pendingAdd(body.parent);
        if (parent) await parent;
        return add({ body });
      }),
    act: (id: Id, action: JobAction) => send(id, () => act({ params: { id, action } })),
    reword: (id: Id, text: string) => send(id, () => setText({ body: { id, text } })),
    order: (id: Id, before: Id | null) =>
      send(id, async () => {
        const next = before && pendingAdd(before);
        const isGone = next && !(await next);
        await order({ body: { id, before: isGone ? null : before } });
      }),
    remove: (id: Id) => send(id, () => remove({ params: { id } })),
  };
}

export type Jobs = ReturnType<typeof useJobs>;
