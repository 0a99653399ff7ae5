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
  /** A new one (another identity) starts the form anew. */
  definition: FormDefinition;
  /** Instead of calls by fetch in the page's language. */
  transport?: FormTransport;
  onEvent?: (event: FormEvent) => void;
  /** What stands in the fields, by fullName: at first, and after each change. */
  onValues?: (values: Values) => void;
  /** Before the page's translator. */
  texts?: Partial<FormTexts>;
  /** Without it there is no button: put one elsewhere with form={id}. */
  submitLabel?: ReactNode;
  submitLook?: Pick<ButtonProps, 'variant' | 'size' | 'full'>;
  /** Shows the button loading while the page handles an 'action'. */
  busy?: boolean;
  /** Two stand side by side from 640 px. */
  columns?: 1 | 2;
  id?: string;
  /** What the form is about, for those who hear the page. */
  label?: string;
  /** Instead of plain labels, by fullName: a consent with links. */
  labels?: Record<string, ReactNode>;
  /** A page's own controls, by a field's `customEl`. */
  elements?: Record<string, ComponentType<ControlProps>>;
  /** Between the fields and the button. */
  children?: ReactNode;
  className?: string;
  ref?: Ref<FormHandle>;
}

/**
 * A form as the server describes it. Without fields there is none. Until the page's scripts run it cannot be sent,
 * and it is a POST by itself too: what is typed never gets into an address.
 */
export function ServerForm(props: ServerFormProps) {
  const { definition, onEvent, onValues, texts, submitLabel, submitLook, busy, columns, labels, elements } =
    props;
  const own = useId();
  const id = props.id ?? own;
  const text = useFormText(texts);
  const locale = (useContext(IntlContext)?.locale ?? DEFAULT_LOCALE) as Locale;
  const transport = props.transport ?? formTransport(locale);
  const hydrated = useHydrated();
  const { submit, update, reset, emit, ...form } = useServerForm({ definition, transport, onEvent, text });
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
