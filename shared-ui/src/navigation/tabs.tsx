import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  tabs: Tab[];
  label: string;
  /** Controlled together with `onChange`; otherwise the first tab opens. */
  value?: string;
  onChange?: (id: string) => void;
  /** Closed panels stay in the document, for forms and for text search. */
  keepMounted?: boolean;
  className?: string;
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Own tabs, because the usual library costs a page 7 KB. */
export function Tabs({ tabs, label, value, onChange, keepMounted, className }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id);
  const base = useId();
  const current = value ?? own;
  const open = (id: string) => {
    setOwn(id);
    onChange?.(id);
  };
  const walk = (event: KeyboardEvent<HTMLButtonElement>, at: number) => {
    const to = STEPS[event.key]?.(at, tabs.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    open(tabs[to]!.id);
    document.getElementById(`${base}-tab-${tabs[to]!.id}`)?.focus();
  };
  return (
    <div className={className}>
      <div className={styles.list} role="tablist" aria-label={label}>
        {tabs.map((tab, at) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${base}-panel-${tab.id}`}
            tabIndex={tab.id === current ? 0 : -1}
            className={styles.tab}
            onClick={() => open(tab.id)}
            onKeyDown={(event) => walk(event, at)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of plain text must be reachable by keyboard
          tabIndex={0}
          hidden={tab.id !== current}
        >
          {(keepMounted || tab.id === current) && tab.content}
        </div>
      ))}
    </div>
  );
}
