import { type EmbeddedFilm, FILM_PLACE, postPath } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { Link } from '@stezhka/shared-ui/link';
import { ProseHtml } from '@stezhka/shared-ui/prose-html';
import { Fragment } from 'react';
import { Film } from '../lib/film.tsx';

/** px: --measure of a text. */
const MEASURE = 656;

/** The text of an article, with its films where they belong. */
export function PostBody({ html, films }: { html: string; films: EmbeddedFilm[] }) {
  return html.split(FILM_PLACE).map((part, n) => {
    const film = films[n];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
      <Fragment key={n}>
        <ProseHtml html={part} kind={n ? 'plain' : 'article'} />
        {film && <FilmOfText {...film} />}
      </Fragment>
    );
  });
}

function FilmOfText({ video, caption, post }: EmbeddedFilm) {
  const t = useText('content');
  const title = post?.title ?? caption;
  return (
    <Film
      film={video}
      title={title || t('videos.untitled')}
      poster={post?.imageData ?? null}
      width={MEASURE}
      note={
        <>
          {caption} {post && <Link href={postPath(post)}>{t('videos.own', { title: post.title })}</Link>}
        </>
      }
    />
  );
}
