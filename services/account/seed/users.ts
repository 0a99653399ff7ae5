import type { PictureSpec } from '@stezhka/art';
import type { UserFields } from '../src/users/users.model.ts';

/** Who may be tried out: fictional people whom only a demonstration knows. */
export interface DemoUser extends Pick<UserFields, 'email' | 'roles' | 'name' | 'lastName' | 'locale'> {
  /** Fixed, so that the other services' demo content can belong to them. */
  id: string;
  joinedDaysAgo: number;
  /** Of an e-mail that was never shown to be theirs. */
  unverified?: true;
  blocked?: true;
  /** Base32, of the app with which one of the staff logs in. */
  secondFactor?: string;
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
    unverified: true,
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
    secondFactor: 'STEZHKADEMOADMIN2345STEZHKADEMOA',
    avatar: { look: 'beard', age: 'adult', turn: -1, skin: 1 },
  },
  {
    id: '65f000000000000000000004',
    email: 'bohdana@stezhka.example',
    roles: ['ROLE_USER'],
    name: 'Богдана',
    lastName: 'Ткач',
    locale: 'uk',
    joinedDaysAgo: 400,
    avatar: { look: 'bun', age: 'older', turn: 1, skin: 1 },
  },
  {
    id: '65f000000000000000000005',
    email: 'danylo@stezhka.example',
    roles: ['ROLE_USER'],
    name: 'Данило',
    lastName: 'Сорока',
    locale: 'uk',
    joinedDaysAgo: 30,
    avatar: { look: 'short', age: 'adult', turn: -1, skin: 2 },
  },
  {
    id: '65f000000000000000000006',
    email: 'ihor@stezhka.example',
    roles: ['ROLE_USER'],
    name: 'Ігор',
    lastName: 'Лановий',
    locale: 'ru',
    joinedDaysAgo: 60,
    blocked: true,
  },
  {
    id: '65f000000000000000000007',
    email: 'vira@stezhka.example',
    roles: ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'],
    name: 'Віра',
    lastName: 'Головня',
    locale: 'uk',
    joinedDaysAgo: 500,
    secondFactor: 'STEZHKADEMOSUPER2345STEZHKADEMOS',
    avatar: { look: 'wave', age: 'adult', turn: -1, skin: 0 },
  },
];
