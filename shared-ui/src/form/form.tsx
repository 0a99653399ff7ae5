import { IntlContext } from '@stezhka/intl';
import { DEFAULT_LOCALE, type FormDefinition, type Locale } from '@stezhka/kit-contract';
import {
  type ComponentType,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { useHydrated } from '../hydration/hydration-ready.ts';
import { cx } from '../styles/cx.ts';
import { FieldList } from './controls/field.tsx';
import styles from './form.module.css';
import { type ControlProps, FormContext } from './form-context.ts';
import type { FormEvent, FormHandle, FormTransport } from './form-events.ts';
import { type FormTexts, useFormText } from './form-texts.ts';
import { formTransport, withoutApi } from './form-transport.ts';
import type { Values } from './form-values.ts';
import { useScrollToInvalid } from './scroll-to-invalid.ts';
import { useServerForm } from './use-server-form.ts';

export type { ControlProps } from './form-context.ts';
export type { FormEvent, FormHandle, FormTransport } from './form-events.ts';
export type { FormTexts } from './form-texts.ts';
export type { Values } from './form-values.ts';

export interface ServerFormProps {
  /** A new identity restarts the form; in another language what was typed stays. */
  definition: FormDefinition;
  /** Default: fetch in the page's language. */
  transport?: FormTransport;
  onEvent?: (event: FormEvent) => void;
  /** Values by fullName, at the start and after each change. */
  onValues?: (values: Values) => void;
  /** Texts that take precedence over the page's translator. */
  texts?: Partial<FormTexts>;
  /** Without a label there is no button: place one elsewhere with form={id}. */
  submitLabel?: ReactNode;
  submitLook?: Pick<ButtonProps, 'variant' | 'size' | 'full'>;
  busy?: boolean;
  /** Two columns from 640 px. */
  columns?: 1 | 2;
  id?: string;
  label?: string;
  /** Labels with markup, by fullName: a consent with links. */
  labels?: Record<string, ReactNode>;
  /** Own controls by a field's `customEl`. */
  elements?: Record<string, ComponentType<ControlProps>>;
  children?: ReactNode;
  className?: string;
  ref?: Ref<FormHandle>;
}

/** Blocked before hydration, and a POST: typed values never get into an address. No fields: no form. */
export function ServerForm(props: ServerFormProps) {
  const { definition, onEvent, onValues, texts, submitLabel, submitLook, busy, columns, labels, elements } =
    props;
  const own = useId();
  const id = props.id ?? own;
  const text = useFormText(texts);
  const locale = (useContext(IntlContext)?.locale ?? DEFAULT_LOCALE) as Locale;
  const transport = props.transport ?? formTransport(locale);
  const hydrated = useHydrated();
  const { submit, update, reset, emit, ...form } = useServerForm({
    definition,
    locale,
    transport,
    onEvent,
    text,
  });
  const { state } = form;
  const element = useRef<HTMLFormElement>(null);
  useScrollToInvalid(element, state.refusals, (fullName) => emit({ type: 'scroll', fullName }));
  useEffect(() => onValues?.(state.values), [state.values, onValues]);
  useImperativeHandle(props.ref, () => ({ submit, reset, update }));

  if (state.fields.length === 0) return null;
  return (
    <FormContext value={{ ...form, id, text, labels, elements }}>
      <form
        ref={element}
        id={id}
        name={definition.name}
        method="post"
        action={state.action ? `/api${withoutApi(state.action)}` : undefined}
        aria-label={props.label}
        className={cx(styles.form, columns === 2 && styles.two, props.className)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) submit();
        }}
        onReset={(event) => {
          event.preventDefault();
          reset();
        }}
      >
        {state.error && (
          <p className={styles.error} role="alert">
            {state.error}
          </p>
        )}
        {state.code === 'other_member' && (
          <Button variant="ghost" size="s" onClick={() => location.reload()}>
            {text('form.reload')}
          </Button>
        )}
        <FieldList fields={state.fields} only={state.waiting['']?.by} />
        {props.children}
        <noscript>
          <p className={styles.error}>{text('form.needsScripts')}</p>
        </noscript>
        {submitLabel !== undefined && (
          <Button
            type="submit"
            {...submitLook}
            loading={busy || form.busy}
            disabled={!hydrated}
            className={cx(styles.submit, !hydrated && styles.asleep)}
          >
            {submitLabel}
          </Button>
        )}
      </form>
    </FormContext>
  );
}
