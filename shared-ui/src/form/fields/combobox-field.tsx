import type { FieldOption } from '@stezhka/kit-contract';
import { Check, ChevronDown, Search } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { Icon } from '../../icon/icon.tsx';
import { cx } from '../../styles/cx.ts';
import styles from './combobox-field.module.css';
import look from './field.module.css';
import { FieldFrame, type FieldLook, useFieldLook } from './field-frame.tsx';
import { matchAt, type SearchOptions, useFoundOptions } from './found-options.ts';

export interface ComboboxTexts {
  noOptions: string;
  /** While nothing is typed and the search names nothing by itself. */
  start: string;
  loading: string;
  failed: string;
}

export interface ComboboxFieldProps
  extends FieldLook,
    Omit<ComponentProps<'input'>, keyof FieldLook | 'value' | 'onChange'> {
  /** All options; with `search` the options known before typing, the chosen one among them. */
  options: readonly FieldOption[];
  value: string;
  onChange: (value: string, option?: FieldOption) => void;
  /** Runs 300 ms after the last key; the function must keep its identity between renders. */
  search?: SearchOptions;
  texts: ComboboxTexts;
}

export function ComboboxField(props: ComboboxFieldProps) {
  const { frame, control } = useFieldLook(props);
  const { options: given, value, onChange, search, texts, ...rest } = control;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const [picked, setPicked] = useState<FieldOption>();
  const { options, status } = useFoundOptions(given, typed ?? '', open, search);
  const chosen = given.find((one) => one.value === value) ?? (picked?.value === value ? picked : undefined);
  const list = `${frame.id}-list`;
  const optionId = (index: number) => `${list}-${index}`;

  const show = () => {
    setOpen(true);
    setActive(options.findIndex((one) => one.value === value));
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
  };
  const choose = (option: FieldOption) => {
    setPicked(option);
    onChange(option.value, option);
    close();
  };
  const move = (by: number) => {
    if (!open) return show();
    const next = options.length
      ? (active + by + options.length + (active < 0 && by < 0 ? 1 : 0)) % options.length
      : -1;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView?.({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && open) {
      if (options[active]) choose(options[active]);
    } else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
  };
  const leave = () => {
    if (typed === '' && value !== '') onChange('');
    close();
  };
  const note = search && !typed?.trim() && status === 'ready' ? texts.start : noteOf(status, texts);
  return (
    <FieldFrame {...frame}>
      <div className={look.box}>
        <input
          autoComplete="off"
          spellCheck={false}
          {...rest}
          className={cx(look.input, look.withAfter)}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={list}
          aria-activedescendant={open && options[active] ? optionId(active) : undefined}
          value={typed ?? chosen?.label ?? ''}
          onClick={show}
          onKeyDown={onKeyDown}
          onBlur={leave}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(event.target.value ? 0 : -1);
            setOpen(true);
          }}
        />
        <span className={cx(look.after, look.still)}>
          <Icon of={search ? Search : ChevronDown} size={20} />
        </span>
        <div className={styles.popup} hidden={!open}>
          <ul
            id={list}
            className={styles.list}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a combobox
            role="listbox"
            aria-labelledby={`${frame.id}-label`}
          >
            {options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys go to the combobox
              <li
                key={option.value}
                id={optionId(index)}
                className={cx(styles.option, index === active && styles.active)}
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a combobox
                role="option"
                aria-selected={option.value === value}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
              >
                <span>
                  <Found label={option.label} text={typed ?? ''} />
                </span>
                {option.value === value && <Icon of={Check} size={18} />}
              </li>
            ))}
          </ul>
          <p className={styles.note} role="status">
            {open && options.length === 0 && note}
          </p>
        </div>
      </div>
    </FieldFrame>
  );
}

function noteOf(status: 'ready' | 'loading' | 'failed', texts: ComboboxTexts) {
  if (status === 'failed') return texts.failed;
  return status === 'loading' ? texts.loading : texts.noOptions;
}

function Found({ label, text }: { label: string; text: string }) {
  const at = text.trim() ? matchAt(label, text) : -1;
  if (at < 0) return label;
  const end = at + text.trim().length;
  return (
    <>
      {label.slice(0, at)}
      <mark className={styles.mark}>{label.slice(at, end)}</mark>
      {label.slice(end)}
    </>
  );
}
