import { cx } from '../styles/cx.ts';
import styles from './prose-html.module.css';

export interface ProseHtmlProps {
  /** HTML that a service has sanitised; nothing a visitor typed may come here in another way. */
  html: string;
  /** `article` opens with a larger paragraph. */
  kind?: 'article' | 'plain';
  className?: string;
}

/** Running text from the editors, set in the measure. */
export function ProseHtml({ html, kind = 'plain', className }: ProseHtmlProps) {
  return (
    <div
      className={cx(styles.prose, styles[kind], className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when saved and when answered
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
