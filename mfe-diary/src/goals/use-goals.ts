import {
  addGoal,
  type GoalForm,
  type GoalsReply,
  getGoals,
  removeGoal,
  setGoalText,
} from '@stezhka/diary-contract';
import type { Id } from '@stezhka/kit-contract';
import { shell } from '@stezhka/shell-contract';
import { useItemChanges } from '../lib/use-item-changes.ts';

const TEXT = {
  quiet: true,
  optimistic: ({ goals }: GoalsReply, { body }: { body: Pick<GoalForm, 'id' | 'text'> }) => ({
    goals: goals.map((goal) => (goal.id === body.id ? { ...goal, text: body.text } : goal)),
  }),
};
const REMOVE = {
  quiet: true,
  optimistic: ({ goals }: GoalsReply, { params }: { params: { id: Id } }) => ({
    goals: goals.filter(({ id }) => id !== params.id),
  }),
};

/** What a new goal has reached is the service's to say, so that it is shown once it is saved. */
export function useGoals() {
  const { useCall, useChange } = shell();
  const call = useCall(getGoals, undefined, { optional: true });
  const changes = useItemChanges();
  const [add, adding] = useChange(addGoal, { quiet: true });
  const [setText] = useChange(setGoalText, TEXT);
  const [remove] = useChange(removeGoal, REMOVE);
  return {
    call,
    changes,
    adding: adding.isLoading,
    add: (body: GoalForm) => add({ body }),
    reword: (id: Id, text: string) => changes.change(id, () => setText({ body: { id, text } })),
    remove: (id: Id) => changes.change(id, () => remove({ params: { id } })),
  };
}

export type Goals = ReturnType<typeof useGoals>;
