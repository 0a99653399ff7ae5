import { collectionPages, fixedPages, serveSitemap } from '@stezhka/kit/seo';
import { type CategoryFields, CategoryModel } from '../categories/categories.model.ts';
import { type PostFields, PostModel } from '../posts/posts.model.ts';
import { nextPublication, published } from '../publication/publication.ts';
import { PAGE_TEXTS } from '../seo/page-texts.ts';

type Stored<T> = T & { _id: unknown; updatedAt?: Date };

/** A post written before its publication counts as changed on that day. */
const lastChange = ({ publishedAt, updatedAt }: Stored<PostFields>) =>
  (updatedAt && updatedAt > publishedAt! ? updatedAt : publishedAt!).toISOString();

export const sitemapRoutes = [
  serveSitemap(
    [
      fixedPages('pages', Object.keys(PAGE_TEXTS)),
      collectionPages<Stored<CategoryFields>>('categories', {
        model: CategoryModel,
        select: 'slug',
        entries: (rows) => rows.map(({ slug }) => ({ path: `/news/${slug}` })),
      }),
      collectionPages<Stored<PostFields>>('posts', {
        model: PostModel,
        filter: published,
        select: 'slug publishedAt updatedAt',
        entries: (rows) => rows.map((row) => ({ path: `/post/${row.slug}`, lastModified: lastChange(row) })),
      }),
    ],
    { tags: ['posts', 'categories'], until: () => nextPublication(PostModel) },
  ),
];
