import { useText } from '@stezhka/intl';
import { Film } from '@stezhka/shared-ui/film';
import { shell } from '@stezhka/shell-contract';
import { filmQuery } from './courses.queries.ts';

/** The day stands without its film. */
export function DayFilm({ slug, title }: { slug: string; title: string }) {
  const t = useText('diary.courses');
  const { data } = shell().useCall(...filmQuery(slug), { optional: true });
  const film = data?.post.video;
  if (!film) return null;
  const texts = {
    silent: t('film.silent', { seconds: film.seconds }),
    unplayable: t('film.unplayable'),
    failed: t('film.failed'),
    retry: t('film.retry'),
  };
  return <Film film={film} texts={texts} title={title} poster={data.post.imageData} width={860} />;
}
