import { published } from '@stezhka/kit/publication';
import { collectionPages, fixedPages } from '@stezhka/kit/seo';
import { CourseModel } from '../courses/courses.model.ts';

/** Pages of a diary are private. */
export const sitemapParts = [
  fixedPages('pages', ['/courses']),
  collectionPages<{ _id: unknown; slug: string; updatedAt?: Date }>('courses', {
    model: CourseModel,
    filter: published,
    select: 'slug updatedAt',
    entries: (rows) =>
      rows.map(({ slug, updatedAt }) => ({
        path: `/courses/${slug}`,
        ...(updatedAt && { lastModified: updatedAt.toISOString() }),
      })),
  }),
];
