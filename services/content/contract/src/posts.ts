import {
  type Id,
  type ImageData,
  type Instant,
  operation,
  type Pagination,
  type PlainDate,
} from '@stezhka/kit-contract';

export interface NewsCategory {
  slug: string;
  title: string;
  description: string;
}

export interface PostAuthor {
  slug: string;
  name: string;
  role: string;
  imageData: ImageData | null;
}

/** A post as lists show it (product 3, Content). */
export interface PostCard {
  id: Id;
  slug: string;
  title: string;
  excerpt: string;
  imageData: ImageData | null;
  category: Pick<NewsCategory, 'slug' | 'title'>;
  author: PostAuthor;
  publishedAt: Instant;
  readingMinutes: number;
  hasVideo: boolean;
}

export interface Post extends PostCard {
  /** Sanitised HTML. */
  body: string;
  tags: string[];
}

export interface NewsReply {
  posts: PostCard[];
  pagination: Pagination;
}

export interface PostReply {
  post: Post;
  related: PostCard[];
}

export interface CategoryReply {
  category: NewsCategory;
}

export interface CategoriesReply {
  categories: NewsCategory[];
}

export interface NewsQuery {
  category?: string;
  /** 1 and up. */
  page?: number;
  /** 1 to 50; 9 unless told. */
  limit?: number;
  has_video?: boolean;
}

const author: PostAuthor = {
  slug: 'olena-haiova',
  name: 'Олена Гайова',
  role: 'психологиня',
  imageData: null,
};
const card: PostCard = {
  id: '6560b0d1a2c4e8f012345678',
  slug: 'vdiachnist-chesno',
  title: 'Чому вдячність не про «думай позитивно»',
  excerpt: 'Дякувати за хороше не означає мовчати про погане.',
  imageData: null,
  category: { slug: 'vdiachnist', title: 'Вдячність' },
  author,
  publishedAt: '2026-11-18T07:00:00.000Z',
  readingMinutes: 5,
  hasVideo: false,
};
const category: NewsCategory = {
  slug: 'vdiachnist',
  title: 'Вдячність',
  description: 'Про увагу до доброго.',
};

/** Newest first; `category=sodennik&limit=12` is the diary's own list, `has_video=true` the videos'. */
export const getNews = operation<{ query: NewsQuery; reply: NewsReply }>('GET', '/data/news', {
  summary: 'Posts, newest first',
  access: 'public',
  reply: 'NewsReply',
  cache: 60,
  tags: ['posts'],
  example: {
    query: { category: 'vdiachnist', page: 1 },
    reply: { posts: [card], pagination: { page: 1, pages: 1, limit: 9, total: 1 } },
  },
});

export const getPost = operation<{ params: { slug: string }; reply: PostReply }>('GET', '/data/post/:slug', {
  summary: 'One post and related ones',
  throws: ['not_found'],
  access: 'public',
  reply: 'PostReply',
  cache: 60,
  tags: ['posts'],
  example: {
    params: { slug: card.slug },
    reply: { post: { ...card, body: '<p>Дякувати за хороше.</p>', tags: ['вдячність'] }, related: [] },
  },
});

export const getCategory = operation<{ params: { slug: string }; reply: CategoryReply }>(
  'GET',
  '/data/category/:slug',
  {
    summary: 'One category of posts',
    throws: ['not_found'],
    access: 'public',
    reply: 'CategoryReply',
    cache: 300,
    tags: ['categories'],
    example: { params: { slug: category.slug }, reply: { category } },
  },
);

export const getCategories = operation<{ reply: CategoriesReply }>('GET', '/data/categories', {
  summary: 'Categories of posts',
  access: 'public',
  reply: 'CategoriesReply',
  cache: 300,
  tags: ['categories'],
  example: { reply: { categories: [category] } },
});

export type { PlainDate };
