import type { Block } from '@stezhka/content-contract';
import { noBreak } from '@stezhka/shared-ui/format';
import { LinkMore } from '@stezhka/shared-ui/link';
import { Picture } from '@stezhka/shared-ui/picture';
import { sizesOf } from '@stezhka/shared-ui/picture-sizes';
import { shell } from '@stezhka/shell-contract';
import type { ReactNode } from 'react';
import styles from './picture-blocks.module.css';

/** What a block promises is behind its first link: it waits for that page. */
export const hasItsPage = ({ links: [first] }: Pick<Block, 'links'>): boolean =>
  !first || shell().hasPage(first.link);

export const Blocks = ({ children }: { children: ReactNode }) => (
  <div className={styles.blocks}>{children}</div>
);

/** Picture, title, words and where they lead. */
export function PictureBlock({ block }: { block: Block }) {
  return (
    <article className={styles.block}>
      {block.imageData && (
        <Picture image={block.imageData} frame="card" ratio="16 / 10" sizes={sizesOf(290)} />
      )}
      <h3>{noBreak(block.title)}</h3>
      <p>{noBreak(block.text)}</p>
      {block.links
        .filter(({ link }) => shell().hasPage(link))
        .map(({ label, link }) => (
          <LinkMore key={link} href={link}>
            {label}
          </LinkMore>
        ))}
    </article>
  );
}
