import { shell } from '@stezhka/shell-contract';
import { noBreak } from '../format/format.ts';
import { cx } from '../styles/cx.ts';
import styles from './prose-html.module.css';

export interface ProseHtmlProps {
  /** HTML sanitised by a service; never raw input of a visitor. */
  html: string;
  kind?: 'article' | 'plain';
  className?: string;
}

const cut = (text: string, mark: string): [before: string, after: string] => {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)];
};

/** Editors write ahead of what is built: a link to a page that no release owns becomes its words. */
function withoutDeadLinks(html: string): string {
  const [before, ...links] = html.split('<a ');
  const shown = links.map((link) => {
    const [attributes, content] = cut(link, '>');
    const [, href = ''] = /href="([^"]*)"/.exec(attributes) ?? [];
    if (shell().hasPage(href)) return `<a ${link}`;
    return cut(content, '</a>').join('');
  });
  return [before, ...shown].join('');
}

/** On a phone it scrolls, with keys too. */
const withReachableTables = (html: string) => html.replaceAll('<table>', '<table tabindex="0">');

/** A short word holds what a tag begins, as in `і <b>так</b>`: to its space a letter follows. */
const noBreakBeforeTag = (text: string) =>
  text.endsWith(' ') ? noBreak(`${text}x`).slice(0, -1) : noBreak(text);

/** Short words of its texts stay with the next ones (LOOK 'Type'); code, which is copied, keeps its spaces. */
function withNoBreakSpaces(html: string): string {
  let depth = 0;
  return html.replace(/<(\/?)(?:pre|code)\b|(?<=^|>)[^<]+/g, (part: string, end?: string) => {
    if (end === undefined) return depth ? part : noBreakBeforeTag(part);
    depth += end ? -1 : 1;
    return part;
  });
}

export function ProseHtml({ html, kind = 'plain', className }: ProseHtmlProps) {
  return (
    <div
      className={cx(styles.prose, styles[kind], className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when saved and when answered
      dangerouslySetInnerHTML={{ __html: withNoBreakSpaces(withReachableTables(withoutDeadLinks(html))) }}
    />
  );
}
