import type { Film } from '@stezhka/content-contract';
import { videoAddress } from '@stezhka/kit/files';
import type { FilmFields } from './films.model.ts';

export const presentFilm = ({ wide, narrow }: FilmFields): Film => ({
  wide: videoAddress('content', wide),
  narrow: videoAddress('content', narrow),
  seconds: wide.seconds,
});
