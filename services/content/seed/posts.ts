import { posts1 } from './posts-1.ts';
import { posts2 } from './posts-2.ts';
import { posts3 } from './posts-3.ts';
import { posts4 } from './posts-4.ts';
import { posts5 } from './posts-5.ts';
import { posts6 } from './posts-6.ts';
import { posts7 } from './posts-7.ts';
import { posts8 } from './posts-8.ts';
import { posts9 } from './posts-9.ts';
import { posts10 } from './posts-10.ts';
import { posts11 } from './posts-11.ts';
import { posts12 } from './posts-12.ts';
import type { PostSeed } from './posts-shape.ts';

/** Every seeded article; slugs and publication days are unique, so 'newest first' has one order. */
export const posts: readonly PostSeed[] = [
  ...posts1,
  ...posts2,
  ...posts3,
  ...posts4,
  ...posts5,
  ...posts6,
  ...posts7,
  ...posts8,
  ...posts9,
  ...posts10,
  ...posts11,
  ...posts12,
];
