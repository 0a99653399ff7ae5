import { slugField } from '@stezhka/kit/entry-fields';
import { removeFile, type StoredVideo, videoField } from '@stezhka/kit/files';
import { type Choice, defineForm, fieldError } from '@stezhka/kit/forms';
import { defineResource, STAFF } from '@stezhka/kit/resource';
import type { ClientSession } from 'mongoose';
import { FilmModel } from './films.model.ts';

const own = {
  films: { uk: 'Фільми', ru: 'Фильмы', en: 'Films' },
  name: { uk: 'Ім’я фільму', ru: 'Имя фильма', en: 'Name of the film' },
  nameHint: {
    uk: 'За ним фільм обирають у статті, наприклад rain',
    ru: 'По нему фильм выбирают в статье, например rain',
    en: 'By it the film is chosen in an article, rain for example',
  },
  wide: { uk: 'Для широких екранів', ru: 'Для широких экранов', en: 'For wide screens' },
  narrow: {
    uk: 'Для екранів до 991 пікселя',
    ru: 'Для экранов до 991 пикселя',
    en: 'For screens up to 991 px',
  },
  hint: {
    uk: 'WebM без звуку, до 5 МБ і трьох хвилин',
    ru: 'WebM без звука, до 5 МБ и трёх минут',
    en: 'WebM without sound, up to 5 MB and three minutes',
  },
  seconds: { uk: 'Секунд', ru: 'Секунд', en: 'Seconds' },
  another: {
    uk: 'Тривалість інша, ніж у широкого: це не той самий фільм',
    ru: 'Длительность не такая, как у широкого: это не тот же фильм',
    en: 'Its length differs from the wide one: this is not the same film',
  },
};

const form = defineForm('film', {
  prefix: 'film',
  fields: {
    slug: slugField({ label: own.name, hint: own.nameHint }),
    wide: videoField({ label: own.wide, hint: own.hint, required: true }),
    narrow: videoField({ label: own.narrow, hint: own.hint, required: true }),
  },
});

/** Their files come by uploadFilm. */
export const filmResource = defineResource({
  name: 'films',
  domain: 'content',
  title: own.films,
  model: FilmModel,
  form,
  // What is sent: the ids of uploads.
  example: { slug: 'rain', wide: '6560b0d1a2c4e8f012345671', narrow: '6560b0d1a2c4e8f012345672' } as never,
  policy: STAFF,
  // A film whose article stands has to stay.
  actions: ['create', 'update'],
  columns: {
    slug: { label: own.name, sort: { slug: 1 } },
    seconds: { label: own.seconds, type: 'number', value: ({ wide }) => wide.seconds },
  },
  searchable: ['slug'],
  sort: 'slug',
  tags: () => ['posts', 'blocks'],
  async changed({ before, after, session, identity }) {
    if (after && Math.abs(after.wide.seconds - after.narrow.seconds) > 1)
      throw fieldError(form, 'narrow', own.another, identity.locale);
    for (const size of ['wide', 'narrow'] as const)
      if (before && !before[size].file.equals(after?.[size].file)) await removeUnused(before[size], session);
  },
});

export async function removeUnused(
  { file }: Pick<StoredVideo, 'file'>,
  session: ClientSession,
): Promise<void> {
  const used = await FilmModel.exists({ $or: [{ 'wide.file': file }, { 'narrow.file': file }] }).session(
    session,
  );
  if (!used) await removeFile(file, session);
}

export async function filmChoices(): Promise<Choice[]> {
  const found = await FilmModel.find().sort({ slug: 1 });
  return found.map(({ id, slug, wide }) => ({ value: id, label: `${slug}, ${wide.seconds} s` }));
}
