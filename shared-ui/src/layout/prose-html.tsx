import { cx } from '../styles/cx.ts';
import styles from './prose-html.module.css';

export interface ProseHtmlProps {
  /** HTML sanitised by a service; never raw input of a visitor. */
  html: string;
  kind?: 'article' | 'plain';
  className?: string;
}

export function ProseHtml({ html, kind = 'plain', className }: ProseHtmlProps) {
  return (
    <div
      className={cx(styles.prose, styles[kind], className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when saved and when answered
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
