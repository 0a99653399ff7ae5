import { pictureField } from '@stezhka/kit/files';
import { type Choice, defineForm, html, localised, select, text } from '@stezhka/kit/forms';
import { authorChoices } from '../authors/authors.resource.ts';
import { CategoryModel } from '../categories/categories.model.ts';
import { filmChoices } from '../films/films.resource.ts';
import {
  excerptField,
  publishedAtField,
  labels as shared,
  slugField,
  titleField,
} from '../staff/staff-fields.ts';
import { labels } from './posts.texts.ts';

export const postForm = defineForm('post', {
  prefix: 'post',
  fields: {
    slug: slugField(),
    category: select({ label: labels.category, required: true, options: categories }),
    author: select({ label: labels.author, required: true, options: authorChoices }),
    title: titleField(),
    excerpt: excerptField(),
    body: localised(html({ label: shared.body, hint: labels.bodyHint, required: true })),
    tags: localised(text({ label: labels.tags, hint: labels.tagsHint })),
    film: select({ label: shared.film, options: filmChoices }),
    publishedAt: publishedAtField(),
    picture: pictureField({ label: shared.picture }),
  },
});

async function categories(): Promise<Choice[]> {
  const found = await CategoryModel.find().sort({ order: 1 });
  return found.map(({ id, title }) => ({ value: id, label: title }));
}
