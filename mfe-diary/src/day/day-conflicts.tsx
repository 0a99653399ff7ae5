import {
  type FieldConflict as Conflict,
  DECART_TEXT_LIMIT,
  type DecartTexts,
  type FieldValue,
  getDayDetails,
  getDayParams,
} from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { shell } from '@stezhka/shell-contract';
import type { DayAutosave } from '../autosave/day-autosave.ts';
import { decartField, isDecart, isWritten, viewOf } from '../autosave/day-view.ts';
import { joinDecart } from '../autosave/join-texts.ts';
import { useValueText } from '../lib/formats.ts';
import { FieldConflict } from './field-conflict.tsx';

interface DayConflictsProps {
  autosave: DayAutosave;
}

/** Conflicts of everything but notes and the question, whose fields show their own. */
export function DayConflicts({ autosave }: DayConflictsProps) {
  const t = useText('diary');
  const valueText = useValueText();
  const { data: parameters = [] } = shell().useCall(getDayParams);
  const { data: details = [] } = shell().useCall(getDayDetails);
  const open = Object.values(autosave.get().conflicts).filter(({ field }) => !isWritten(field));
  const { day, pending } = autosave.get();
  const decisions = viewOf(day, pending).decart.map(({ id }) => decartField(id));
  const titleOf = ({ field, mine, theirs }: Conflict) => {
    if (!isDecart(field)) return [...parameters, ...details].find(({ key }) => key === field)?.title ?? field;
    // One that was removed here has no number any more.
    const decision = ((mine ?? theirs) as DecartTexts | null)?.decision ?? '';
    const number = decisions.indexOf(field) + 1;
    return `${t('square')}: ${shortened(decision.trim()) || (number ? t('decart.number', { number }) : '…')}`;
  };
  const words = (field: string) => (value: FieldValue) => {
    if (typeof value === 'boolean' || field.startsWith('details['))
      return t(value ? 'conflict.on' : 'conflict.off');
    if (typeof value === 'object')
      return Object.values((value ?? {}) as DecartTexts)
        .filter(Boolean)
        .join('\n');
    const parameter = parameters.find(({ key }) => key === field);
    return parameter ? valueText(parameter, value as number) : String(value);
  };
  return open.map((conflict) => (
    <FieldConflict
      key={conflict.field}
      title={titleOf(conflict)}
      conflict={conflict}
      words={words(conflict.field)}
      {...(isDecart(conflict.field) && { join: joinDecart, limit: DECART_TEXT_LIMIT })}
      onSettle={(value) => autosave.settle(conflict.field, value)}
    />
  ));
}

/** Characters of a decision in a heading; the whole of it stands below. */
const TITLE_LIMIT = 80;
const shortened = (text: string) =>
  text.length > TITLE_LIMIT ? `${text.slice(0, TITLE_LIMIT).trimEnd()}…` : text;
