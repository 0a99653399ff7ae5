import { type Id, type ImageData, operation, type Pagination } from '@stezhka/kit-contract';
import type { Service, Skill } from './skills.ts';

/** Somebody who helps, as lists show them (product 3, Expert). */
export interface ExpertCard {
  id: Id;
  slug: string;
  name: string;
  /** 'психологиня'. */
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

const example: ExpertCard = {
  id: '65f0000000000000000000e1',
  slug: 'liliia-stepova',
  name: 'Лілія Степова',
  role: 'психологиня',
  imageData: null,
  skills: [{ id: '65f0000000000000000000e2', text: 'Вигорання' }],
  services: [{ id: '65f0000000000000000000e3', text: 'Зустріч онлайн, 50 хвилин' }],
};

export const getExperts = operation<{ query: { page?: number; limit?: number }; reply: ExpertsReply }>(
  'GET',
  '/data/user/experts',
  {
    summary: 'Experts, by page',
    access: 'public',
    cache: 300,
    reply: 'ExpertsReply',
    example: {
      query: { page: 1, limit: 12 },
      reply: { experts: [example], pagination: { page: 1, pages: 1, limit: 12, total: 1 } },
    },
  },
);

/** By id or by slug. @throws not_found */
export const getExpert = operation<{ params: { id: string }; reply: ExpertReply }>(
  'GET',
  '/data/user/expert/:id',
  {
    summary: 'One expert by id or slug',
    throws: ['not_found'],
    access: 'public',
    cache: 300,
    reply: 'ExpertReply',
    example: {
      params: { id: example.slug },
      reply: { expert: { ...example, about: '<p>Слухаю, не перебиваючи.</p>' } },
    },
  },
);
