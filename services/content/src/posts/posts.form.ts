import { pictureField } from '@stezhka/kit/files';
import {
  type Choice,
  checkbox,
  date,
  defineForm,
  html,
  localised,
  number,
  select,
  text,
  textarea,
} from '@stezhka/kit/forms';
import { AuthorModel } from '../authors/authors.model.ts';
import { CategoryModel } from '../categories/categories.model.ts';
import { labels } from './posts.texts.ts';

const SLUG = /^[a-z0-9][a-z0-9_-]*$/;

export const postForm = defineForm('post', {
  prefix: 'post',
  fields: {
    slug: text({
      label: labels.slug,
      hint: labels.slugHint,
      required: true,
      maxLength: 120,
      validation: [{ regex: SLUG, error: labels.slugRule }],
    }),
    category: select({ label: labels.category, required: true, options: categories }),
    author: select({ label: labels.author, required: true, options: authors }),
    title: localised(text({ label: labels.title, required: true })),
    excerpt: localised(textarea({ label: labels.excerpt, required: true, maxLength: 500 })),
    body: localised(html({ label: labels.body, required: true })),
    tags: localised(text({ label: labels.tags, hint: labels.tagsHint })),
    readingMinutes: number({ label: labels.readingMinutes, required: true, min: 1, max: 120 }),
    hasVideo: checkbox({ label: labels.hasVideo }),
    publishedAt: date({ label: labels.publishedAt, hint: labels.publishedAtHint, required: true }),
    picture: pictureField({ label: labels.picture }),
  },
});

async function categories(): Promise<Choice[]> {
  const found = await CategoryModel.find().sort({ order: 1 });
  return found.map(({ id, title }) => ({ value: id, label: title }));
}

async function authors(): Promise<Choice[]> {
  const found = await AuthorModel.find().sort({ order: 1 });
  return found.map(({ id, name }) => ({ value: id, label: name }));
}
