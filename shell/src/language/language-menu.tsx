import { useLocale, useText } from '@stezhka/intl';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { on } from '../events.ts';
import styles from './language-menu.module.css';
import { LANGUAGE_NAMES, useLanguages } from './languages.ts';

export function LanguageMenu({ className }: { className?: string }) {
  const t = useText();
  const locale = useLocale();
  const languages = useLanguages();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => on('shell:page-changed', () => setOpen(false)), []);
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    addEventListener('pointerdown', outside);
    addEventListener('focusin', outside);
    return () => {
      removeEventListener('pointerdown', outside);
      removeEventListener('focusin', outside);
    };
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  const { name, short } = LANGUAGE_NAMES[locale];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc anywhere inside closes the list
    <div ref={root} className={className} onKeyDown={onKeyDown}>
      <div className={styles.anchor}>
        <IconButton
          label={`${t('shell.language.current', { language: name })}, ${short}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {short}
        </IconButton>
        <ul id={id} className={styles.list} hidden={!open}>
          {languages.map((one) => (
            <li key={one.locale} lang={one.locale}>
              {one.current ? (
                <span className={styles.item} aria-current="true" aria-disabled="true">
                  {one.name}
                </span>
              ) : (
                <a className={styles.item} href={one.href} hrefLang={one.locale} onClick={one.remember}>
                  {one.name}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
