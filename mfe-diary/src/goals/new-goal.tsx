import { GOAL_AIMS, GOAL_TEXT_LIMIT, getGoalPeriods, getUserDayParams } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import type { PlainDate } from '@stezhka/kit-contract';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { SelectField } from '@stezhka/shared-ui/form/select-field';
import { TextField } from '@stezhka/shared-ui/form/text-field';
import { showField } from '@stezhka/shared-ui/show-field';
import { useUnsaved } from '@stezhka/shared-ui/unsaved';
import { type CallError, shell } from '@stezhka/shell-contract';
import { type FormEvent, useRef, useState } from 'react';
import { randomId } from '../lib/random-id.ts';
import { formOf, type GoalDraft, missingIn, newDraft, scaleOf } from './goal-draft.ts';
import styles from './goals.module.css';
import type { Goals } from './use-goals.ts';

interface NewGoalProps {
  today: PlainDate;
  goals: Pick<Goals, 'add' | 'adding'>;
}

/** A parameter of the day, a value, a period and a deadline (product 3, Goal). */
export function NewGoal({ today, goals }: NewGoalProps) {
  const t = useText('diary.goals.new');
  const { data: parameters = [] } = shell().useCall(getUserDayParams, undefined, { optional: true });
  const { data: known } = shell().useCall(getGoalPeriods, undefined, { optional: true });
  const [draft, setDraft] = useState(() => newDraft(today));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // A failed call is repeated with the same id, so that it sets no second goal.
  const sent = useRef<{ id: string; key: string }>(undefined);
  useUnsaved(draft.text !== '');

  const change = (part: Partial<GoalDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part))));
  };
  const tell = (wrong: Record<string, string>) => {
    setErrors(wrong);
    const first = form.current?.querySelector<HTMLElement>(`[data-field="${Object.keys(wrong)[0]}"]`);
    if (first) showField(first);
  };
  const send = async () => {
    const body = formOf(draft);
    const key = JSON.stringify(body);
    if (sent.current?.key !== key) sent.current = { id: randomId(), key };
    setFailure('');
    try {
      await goals.add({ id: sent.current.id, ...body });
      sent.current = undefined;
      setDraft(newDraft(today));
    } catch (failed) {
      const { fields, message } = failed as CallError;
      if (fields && Object.keys(fields).length) tell(fields);
      else setFailure(message);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = missingIn(draft);
    if (missing.length) tell(Object.fromEntries(missing.map((field) => [field, t(`required.${field}`)])));
    else if (!goals.adding) void send();
  };
  const errorOf = (field: string) => {
    const error = errors[field];
    return error === undefined ? {} : { error };
  };
  const chosen = parameters.find(({ key }) => key === draft.parameter);
  const scale = chosen && scaleOf(chosen);
  return (
    <Panel aria-labelledby="new-goal">
      <h2 id="new-goal" className={styles.title}>
        {t('title')}
      </h2>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('text')}
          name="text"
          required
          maxLength={GOAL_TEXT_LIMIT}
          placeholder={t('example')}
          value={draft.text}
          {...errorOf('text')}
          onChange={(text) => change({ text })}
        />
        <SelectField
          label={t('parameter')}
          name="parameter"
          required
          placeholder={t('parameter.choose')}
          noOptions={t('parameter.none')}
          options={parameters.map(({ key, title }) => ({ value: key, label: title }))}
          value={draft.parameter}
          {...errorOf('parameter')}
          onChange={(parameter) => change({ parameter })}
        />
        <div className={styles.pair}>
          <SelectField
            label={t('aim')}
            name="aim"
            required
            options={GOAL_AIMS.map((aim) => ({ value: aim, label: t(`aim.${aim}`) }))}
            value={draft.aim}
            onChange={(aim) => change({ aim: aim as GoalDraft['aim'] })}
          />
          <TextField
            label={chosen?.units ? t('value.units', { units: chosen.units }) : t('value')}
            name="value"
            required
            inputMode="decimal"
            autoComplete="off"
            hint={scale ? t('value.scale', scale) : undefined}
            value={draft.value}
            {...errorOf('value')}
            onChange={(value) => change({ value })}
          />
        </div>
        <SelectField
          label={t('period')}
          name="period"
          required
          options={(known?.periods ?? []).map(({ systemName, title }) => ({
            value: systemName,
            label: title,
          }))}
          hint={known?.periods.find(({ systemName }) => systemName === draft.period)?.description}
          value={draft.period}
          onChange={(period) => change({ period: period as GoalDraft['period'] })}
        />
        <div className={styles.pair}>
          <TextField
            type="date"
            label={t('from')}
            name="from"
            value={draft.from}
            {...errorOf('from')}
            onChange={(from) => change({ from: from || today })}
          />
          <TextField
            type="date"
            label={t('to')}
            name="to"
            required
            min={today}
            value={draft.to}
            {...errorOf('to')}
            onChange={(to) => change({ to })}
          />
        </div>
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <Button type="submit" loading={goals.adding}>
          {t('create')}
        </Button>
      </form>
    </Panel>
  );
}
