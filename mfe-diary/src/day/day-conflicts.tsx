import { type DecartTexts, type FieldValue, getDayDetails, getDayParams } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { shell } from '@stezhka/shell-contract';
import type { DayAutosave } from '../autosave/day-autosave.ts';
import { isWritten } from '../autosave/day-view.ts';
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
  const titleOf = (field: string) =>
    [...parameters, ...details].find(({ key }) => key === field)?.title ?? t('square');
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
      title={titleOf(conflict.field)}
      conflict={conflict}
      words={words(conflict.field)}
      {...(conflict.field.startsWith('decart[') && { join: joinDecart })}
      onSettle={(value) => autosave.settle(conflict.field, value)}
    />
  ));
}
