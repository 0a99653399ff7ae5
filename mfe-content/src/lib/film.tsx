import type { Film as FilmData } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { Film as FilmOfSite, type FilmProps } from '@stezhka/shared-ui/film';

type Props = Omit<FilmProps, 'film' | 'texts'> & { film: FilmData };

/** A film in the words of this part of the site. */
export function Film(props: Props) {
  const t = useText('content.videos');
  const texts = {
    silent: t('silent', { n: props.film.seconds }),
    unplayable: t('unplayable'),
    failed: t('failed'),
    retry: t('retry'),
  };
  return <FilmOfSite {...props} texts={texts} />;
}
