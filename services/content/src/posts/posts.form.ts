import { entryLabels, excerptField, publishedAtField, titleField } from '@stezhka/kit/entry-fields';
import { pictureField } from '@stezhka/kit/files';
import { type Choice, defineForm, html, localised, select, text } from '@stezhka/kit/forms';
import { LOCALES, type Localised } from '@stezhka/kit-contract';
import { authorChoices } from '../authors/authors.resource.ts';
import { CategoryModel } from '../categories/categories.model.ts';
import { FilmModel } from '../films/films.model.ts';
import { filmChoices } from '../films/films.resource.ts';
import { pageSlugField, labels as shared } from '../staff/staff-fields.ts';
import { namesOfFilms } from './embedded-films.ts';
import { labels } from './posts.texts.ts';

export const postForm = defineForm('post', {
  prefix: 'post',
  fields: {
    slug: pageSlugField(),
    category: select({ label: labels.category, required: true, options: categories }),
    author: select({ label: labels.author, required: true, options: authorChoices }),
    title: titleField(),
    excerpt: excerptField(),
    body: localised(html({ label: entryLabels.body, hint: labels.bodyHint, required: true })),
    tags: localised(text({ label: labels.tags, hint: labels.tagsHint })),
    film: select({ label: shared.film, options: filmChoices }),
    publishedAt: publishedAtField(),
    picture: pictureField({ label: entryLabels.picture }),
  },
  check: ({ body }) => missingFilms(body),
});

/** A name that no film bears would leave a gap in the text, which its readers alone would see. */
async function missingFilms(body: Localised): Promise<Record<string, Localised>> {
  const named = LOCALES.map((locale) => [locale, namesOfFilms(body[locale])] as const);
  const slugs = [...new Set(named.flatMap(([, names]) => names))];
  const found = slugs.length ? await FilmModel.find({ slug: { $in: slugs } }).distinct('slug') : [];
  const complaints = named.flatMap(([locale, names]) => {
    const missing = names.filter((name) => !found.includes(name));
    return missing.length ? [[`body.${locale}`, labels.noFilm(missing)]] : [];
  });
  return Object.fromEntries(complaints);
}

async function categories(): Promise<Choice[]> {
  const found = await CategoryModel.find().sort({ order: 1 });
  return found.map(({ id, title }) => ({ value: id, label: title }));
}
