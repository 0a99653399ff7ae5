import type { PictureSpec } from '@stezhka/kit/pictures/picture-spec';
import type { UserFields } from '../src/users/users.model.ts';

/** Who may be tried out: fictional people whom only a demonstration knows. */
export interface DemoUser extends Pick<UserFields, 'email' | 'roles' | 'name' | 'lastName' | 'locale'> {
  /** Fixed, so that the other services' demo content can belong to them. */
  id: string;
  joinedDaysAgo: number;
  avatar?: Extract<PictureSpec, { draw: 'avatar' }>['options'];
}

export const DEMO_PASSWORD = 'stezhka-demo-2026';

export const demoUsers: DemoUser[] = [
  {
    id: '65f000000000000000000001',
    email: 'nova@stezhka.example',
    roles: ['ROLE_USER'],
    name: '',
    lastName: '',
    locale: 'uk',
    joinedDaysAgo: 0,
  },
  {
    id: '65f000000000000000000002',
    email: 'sofiia@stezhka.example',
    roles: ['ROLE_USER'],
    name: 'Софія',
    lastName: 'Мельник',
    locale: 'uk',
    joinedDaysAgo: 7,
    avatar: { look: 'bob', age: 'adult', turn: 1, skin: 0 },
  },
  {
    id: '65f000000000000000000003',
    email: 'admin@stezhka.example',
    roles: ['ROLE_USER', 'ROLE_ADMIN'],
    name: 'Остап',
    lastName: 'Гай',
    locale: 'uk',
    joinedDaysAgo: 400,
    avatar: { look: 'beard', age: 'adult', turn: -1, skin: 1 },
  },
];
