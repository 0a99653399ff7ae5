import type { FormDefinition, FormField, Locale } from '@stezhka/kit-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useUnsaved } from '../draft/unsaved.ts';
import type { FormEvent, FormPostReply, FormTransport } from './form-events.ts';
import { type FormAction, type FormState, loadForm, reduceForm } from './form-state.ts';
import type { FormTextKey } from './form-texts.ts';
import { withoutApi } from './form-transport.ts';
import { groupAround } from './form-tree.ts';
import { everyField, toFormData, type Value, type Values, valuesOf } from './form-values.ts';

interface Options {
  definition: FormDefinition;
  locale: Locale;
  transport: FormTransport;
  onEvent?: (event: FormEvent) => void;
  text: (key: FormTextKey) => string;
}

/** State, calls and events of one form (product 4, Server-built forms). */
export function useServerForm(options: Options) {
  const given = useRef(options);
  const [state, setState] = useState(() => loadForm(options.definition));
  useUnsaved(state.dirty);
  const latest = useRef(state);
  const sending = useRef(false);
  // The latest call of each group wins, unless its form has gone; '' is the call of the whole form.
  const calls = useRef<Record<string, symbol>>({});

  const dispatch = (action: FormAction): FormState => {
    if (action.type === 'load') calls.current = {};
    latest.current = reduceForm(latest.current, action, given.current.text('form.required'));
    setState(latest.current);
    return latest.current;
  };
  const emit = (event: FormEvent) => given.current.onEvent?.(event);
  const emitError = (code?: string) => {
    const { error, errors } = latest.current;
    emit({ type: 'error', error, errors, ...(code && { code }) });
  };

  const shown = useRef(options);
  useEffect(() => {
    given.current = options;
    const before = shown.current;
    if (before.definition === options.definition) return;
    shown.current = options;
    calls.current = {};
    if (before.locale !== options.locale && before.definition.name === options.definition.name)
      return translate();
    latest.current = loadForm(options.definition, latest.current.refusals);
    setState(latest.current);
  });

  /** A group that another choice than the definition's has filled is asked for in the new language too. */
  function translate() {
    const { definition } = given.current;
    const typed = latest.current.values;
    const { fields, values } = dispatch({ type: 'translate', form: definition });
    const usual = valuesOf(definition.fields);
    const chosen = [...everyField(fields)].find(
      ({ fullName, attr }) => attr?.['data-url'] && values[fullName] !== usual[fullName],
    );
    if (!chosen) return;
    const { fullName, attr } = chosen;
    const value = values[fullName]!;
    void loadGroup(fullName, attr!['data-url']!, String(value), value, typed);
  }

  async function submit() {
    if (isBusy(latest.current) || sending.current) return;
    const { errors, action, fields, values } = dispatch({ type: 'validate' });
    const valid = Object.keys(errors).length === 0;
    emit({ type: 'validation', valid, errors });
    if (!valid) return emitError();
    const data = toFormData(fields, values);
    if (!action) return emit({ type: 'action', data });
    // A second click may come before the next render.
    sending.current = true;
    dispatch({ type: 'send' });
    emit({ type: 'send', data });
    const reply = await post(action, data);
    sending.current = false;
    settle(reply);
  }

  const post = (url: string, data: FormData): Promise<FormPostReply> =>
    given.current.transport
      .post(withoutApi(url), data, given.current.definition.member)
      .catch(() => ({ error: given.current.text('form.failed') }));

  function settle({ data, form, error, fields, code }: FormPostReply) {
    dispatch({ type: 'sent' });
    if (form) {
      dispatch({ type: 'load', form });
      emit({ type: 'reload', form });
    }
    if (error !== undefined || fields) {
      const words = error || (fields ? undefined : given.current.text('form.failed'));
      dispatch({ type: 'refuse', error: words, fields, code });
      return emitError(code);
    }
    if (!form) dispatch({ type: 'taken' });
    if (data !== undefined || !form) emit({ type: 'submit', data: data ?? null });
  }

  async function update(url: string) {
    const call = begin('');
    const reply = await post(url, toFormData(latest.current.fields, latest.current.values));
    if (calls.current[''] !== call) return;
    if (!reply.form) {
      dispatch({ type: 'refuse', error: reply.error || given.current.text('form.failed') });
      return emitError(reply.code);
    }
    dispatch({ type: 'load', form: reply.form, dirty: latest.current.dirty });
    emit({ type: 'update', form: reply.form });
  }

  function set(field: FormField, value: Value) {
    const before = latest.current.values[field.fullName] ?? '';
    dispatch({ type: 'set', fullName: field.fullName, value });
    const url = field.attr?.['data-url'];
    if (url && value !== before) void loadGroup(field.fullName, url, String(value), before);
  }

  async function loadGroup(by: string, url: string, id: string, before: Value, typed?: Values) {
    const group = groupAround(latest.current.fields, by) ?? '';
    const call = begin(group);
    dispatch({ type: 'wait', group, by, before });
    const reply = await given.current.transport.get(withQuery(url, 'id', id)).catch(() => undefined);
    if (calls.current[group] !== call) return;
    if (reply?.form) {
      const arrived = { group, fields: reply.form.fields, ...(typed && { kept: typed }) };
      const { fields } = dispatch({ type: 'arrive', ...arrived });
      emit({ type: 'inner-update', fullName: group });
      for (const kept of keptChoices(reply.form.fields, fields)) {
        void loadGroup(kept.fullName, kept.attr!['data-url']!, String(kept.value), '', typed);
      }
      return;
    }
    dispatch({ type: 'miss', group, error: given.current.text('form.failed') });
    emitError();
  }

  const search = useCallback(async (url: string, text: string) => {
    return (await given.current.transport.get(withQuery(url, 'search', text))).options ?? [];
  }, []);

  function begin(group: string): symbol {
    const call = Symbol(group);
    calls.current[group] = call;
    return call;
  }

  return {
    state,
    busy: isBusy(state),
    emit,
    set,
    submit: () => void submit(),
    update: (url: string) => void update(url),
    reset() {
      dispatch({ type: 'reset' });
      emit({ type: 'reset' });
    },
    add: (fullName: string) => dispatch({ type: 'add', fullName }),
    remove: (fullName: string, entry: string) => dispatch({ type: 'remove', fullName, entry }),
    search,
  };
}

/** Choices that the form kept though the server's fields came without them: their neighbours are asked for. */
const keptChoices = (given: FormField[], shown: FormField[]): FormField[] => {
  const empty = new Set([...everyField(given)].filter(({ value }) => !value).map(({ fullName }) => fullName));
  return [...everyField(shown)].filter(
    ({ fullName, value, attr }) => attr?.['data-url'] && value && empty.has(fullName),
  );
};

const isBusy = ({ sending, waiting }: FormState) => sending || Object.keys(waiting).length > 0;

const withQuery = (url: string, name: string, value: string) =>
  `${withoutApi(url)}${url.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
