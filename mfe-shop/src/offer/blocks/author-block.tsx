import { noBreak } from '@stezhka/shared-ui/format';
import { Kicker } from '@stezhka/shared-ui/kicker';
import { Picture } from '@stezhka/shared-ui/picture';
import { Section } from '@stezhka/shared-ui/section';
import { shell } from '@stezhka/shell-contract';
import { getDiaryOfferAuthor } from '@stezhka/shop-contract';
import styles from './author-block.module.css';
import type { ShownOf } from './part.tsx';

/** 'From the author': her words about this diary, and who she is; without her the words stand alone. */
export function AuthorBlock({ block: { ground, title, text } }: { block: ShownOf<'author'> }) {
  const author = shell().useCall(getDiaryOfferAuthor, undefined, { optional: true }).data?.author;
  return (
    <Section {...(ground && { ground })} aria-label={title}>
      <div className={styles.author}>
        {author?.imageData && (
          <div className={styles.portrait}>
            <Picture
              image={author.imageData}
              frame="arch"
              ratio="76 / 86"
              sizes="(min-width: 992px) 300px, 200px"
            />
          </div>
        )}
        <figure className={styles.words}>
          <Kicker>{title}</Kicker>
          <blockquote className={styles.quote}>{noBreak(text)}</blockquote>
          {author && (
            <figcaption className={styles.who}>
              <strong>{author.name}</strong>, {author.role}. {noBreak(author.text)}
            </figcaption>
          )}
        </figure>
      </div>
    </Section>
  );
}
