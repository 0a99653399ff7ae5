import { type Id, type ImageData, operation, type Pagination } from '@stezhka/kit-contract';
import type { Service, Skill } from './skills.ts';

/** Product 3, Expert. */
export interface ExpertCard {
  id: Id;
  slug: string;
  name: string;
  role: string;
  imageData: ImageData | null;
  skills: Skill[];
  services: Service[];
}
export interface Expert extends ExpertCard {
  /** Sanitised HTML. */
  about: string;
}

export interface ExpertsReply {
  experts: ExpertCard[];
  pagination: Pagination;
}
export interface ExpertReply {
  expert: Expert;
}

export const getExperts = operation<{ query: { page?: number; limit?: number }; reply: ExpertsReply }>(
  'GET',
  '/data/user/experts',
  {
    access: 'public',
    cache: 300,
    reply: 'ExpertsReply',
  },
);

/** By id or slug. @throws not_found */
export const getExpert = operation<{ params: { id: string }; reply: ExpertReply }>(
  'GET',
  '/data/user/expert/:id',
  {
    access: 'public',
    cache: 300,
    reply: 'ExpertReply',
  },
);
