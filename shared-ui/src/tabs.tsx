import { Tabs as Root, TabsContent, TabsList, TabsTrigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { cx } from './lib/cx.ts';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  tabs: Tab[];
  /** What the tabs are about, for those who hear the page. */
  label: string;
  /** Controlled together with `onChange`; otherwise the first tab opens. */
  value?: string;
  onChange?: (id: string) => void;
  /** Keeps closed panels in the document: for forms, and so that their text is found. */
  keepMounted?: boolean;
  className?: string;
}

/** Tabs under a line of the path; the row scrolls sideways on a phone. */
export function Tabs({ tabs, label, value, onChange, keepMounted, className }: TabsProps) {
  return (
    <Root className={className} value={value} defaultValue={value ?? tabs[0]?.id} onValueChange={onChange}>
      <TabsList className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <TabsTrigger key={tab.id} value={tab.id} className={styles.tab}>
            {tab.title}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map((tab) => (
        <TabsContent
          key={tab.id}
          value={tab.id}
          forceMount={keepMounted || undefined}
          className={cx(styles.panel, keepMounted && styles.kept)}
        >
          {tab.content}
        </TabsContent>
      ))}
    </Root>
  );
}
