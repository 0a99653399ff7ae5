import {
  GOAL_AIMS,
  GOAL_PERIODS,
  type GoalAim,
  type GoalForm,
  type GoalPeriod,
  type MeasuredParameter,
  type ParameterDefinition,
} from '@stezhka/diary-contract';
import type { PlainDate } from '@stezhka/kit-contract';
import { numberOf } from '../lib/formats.ts';

export interface GoalDraft {
  text: string;
  parameter: string;
  period: GoalPeriod;
  aim: GoalAim;
  /** As it was typed. */
  value: string;
  from: PlainDate;
  to: PlainDate;
}

export type GoalField = 'text' | 'parameter' | 'value' | 'to';

export const newDraft = (today: PlainDate): GoalDraft => ({
  text: '',
  parameter: '',
  period: GOAL_PERIODS[0],
  aim: GOAL_AIMS[0],
  value: '',
  from: today,
  to: '',
});

/** Fields that are missing, in their order (product 5). */
export const missingIn = ({ text, parameter, value, to }: GoalDraft): GoalField[] => {
  const isFilled = {
    text: !!text.trim(),
    parameter: !!parameter,
    value: typeof numberOf(value) === 'number',
    to,
  };
  return (['text', 'parameter', 'value', 'to'] as const).filter((field) => !isFilled[field]);
};

export const formOf = ({ text, value, ...rest }: GoalDraft): Omit<GoalForm, 'id'> => ({
  ...rest,
  text: text.trim(),
  value: numberOf(value) ?? 0,
});

/** Of a choice: its least and largest value with their names, because no units tell what a number means. */
export function scaleOf({ type, options }: ParameterDefinition): MeasuredParameter['scale'] {
  const sorted = options.toSorted((a, b) => a.value - b.value);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (type !== 'select' || !low || !high) return null;
  return { min: low.value, max: high.value, low: low.label, high: high.label };
}
