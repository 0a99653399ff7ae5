import {
  type DiaryColor,
  OWN_OPTIONS_LIMIT,
  type OwnParameter,
  type ParameterSetting,
} from '@stezhka/diary-contract';

/** An own parameter as its form holds it: numbers as they are typed. */
export interface OwnDraft extends Omit<OwnParameter, 'bounds' | 'units'> {
  units: string;
  min: string;
  max: string;
  step: string;
}

const OPTION = { label: '', icon: 'circle-dot' as const, color: 'primary' as const };

export const NEW_OWN: OwnDraft = {
  title: '',
  shortDescription: '',
  type: 'tracker',
  units: '',
  icon: 'sparkles',
  color: 'primary',
  spheres: [],
  min: '0',
  max: '10',
  step: '1',
  options: [
    { value: 1, ...OPTION },
    { value: 2, ...OPTION },
  ],
};

export const draftOf = (parameter: ParameterSetting): OwnDraft => ({
  title: parameter.title,
  shortDescription: parameter.shortDescription,
  type: parameter.type === 'select' ? 'select' : 'tracker',
  units: parameter.units ?? '',
  icon: parameter.icon,
  color: parameter.color as DiaryColor,
  spheres: parameter.spheres,
  min: String(parameter.bounds?.min ?? 0),
  max: String(parameter.bounds?.max ?? 10),
  step: String(parameter.bounds?.step ?? 1),
  options: parameter.options.length ? (parameter.options as OwnDraft['options']) : NEW_OWN.options,
});

/** Days hold an option's value, so that a new option takes one that no other has. */
export function withOption(options: OwnDraft['options']): OwnDraft['options'] {
  const values = Array.from({ length: OWN_OPTIONS_LIMIT }, (_, i) => i + 1);
  const free = values.find((value) => options.every((one) => one.value !== value));
  return free ? [...options, { value: free, ...OPTION }] : options;
}

export type OwnField = 'title' | 'bounds' | 'options';

const numberOf = (text: string) => (text.trim() ? Number(text.trim().replace(',', '.')) : Number.NaN);
const STEP_LEAST = 0.01;

/** The parameter, or the fields that are wrong. */
export function ownOf(draft: OwnDraft): { own: OwnParameter } | { wrong: OwnField[] } {
  const { min, max, step, units, options, ...rest } = draft;
  const bounds = { min: numberOf(min), max: numberOf(max), step: numberOf(step) };
  const isTracker = draft.type === 'tracker';
  const named = options.map((one) => ({ ...one, label: one.label.trim() })).filter(({ label }) => label);
  const wrong: OwnField[] = [];
  if (!draft.title.trim()) wrong.push('title');
  if (isTracker && !(bounds.step >= STEP_LEAST && bounds.max - bounds.min >= bounds.step))
    wrong.push('bounds');
  if (!isTracker && named.length < 2) wrong.push('options');
  if (wrong.length) return { wrong };
  return {
    own: {
      ...rest,
      title: draft.title.trim(),
      shortDescription: draft.shortDescription.trim(),
      units: isTracker ? units.trim() || null : null,
      bounds: isTracker ? bounds : null,
      options: isTracker ? [] : named,
    },
  };
}
