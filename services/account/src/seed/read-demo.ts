import type { BalanceReason } from '@stezhka/account-contract';
import { LOOKS, type PictureSpec } from '@stezhka/art';
import { either, localised, named, SeedFiles } from '@stezhka/kit/seed-files';
import { LOCALES, type Localised } from '@stezhka/kit-contract';
import Joi from 'joi';
import type { ExpertFields } from '../experts/experts.model.ts';
import type { ProfileFields } from '../profile/profile.model.ts';
import { ROLES, type UserFields } from '../users/users.model.ts';

export const seedFiles = new SeedFiles(new URL('../../seed/', import.meta.url));

export type Avatar = Extract<PictureSpec, { draw: 'avatar' }>['options'];
const avatar = Joi.object<Avatar>({
  look: Joi.valid(...LOOKS),
  age: Joi.valid('young', 'adult', 'older'),
  turn: Joi.valid(-1, 0, 1),
  skin: Joi.number().integer().min(0).max(8),
});

/** Who may be tried out: fictional people whom only a demonstration knows. */
interface UserSeed extends Pick<UserFields, 'email' | 'roles' | 'name' | 'lastName' | 'locale'> {
  /** Fixed, so that the other services' demo content can belong to them. */
  id: string;
  joinedDaysAgo: number;
  unverified: boolean;
  blocked: boolean;
  /** Base32, of the app with which one of the staff logs in. */
  secondFactor?: string;
  avatar?: Avatar;
}
const id = Joi.string().hex().length(24);
const no = Joi.boolean().optional().default(false);
const user = Joi.object<UserSeed>({
  id,
  email: Joi.string(),
  roles: Joi.array()
    .items(Joi.valid(...ROLES))
    .min(1),
  name: Joi.string().allow(''),
  lastName: Joi.string().allow(''),
  locale: Joi.valid(...LOCALES),
  joinedDaysAgo: Joi.number().integer().min(0),
  unverified: no,
  blocked: no,
  secondFactor: Joi.string().optional(),
  avatar: avatar.optional(),
});
export const readUsers = () => seedFiles.records('demo/users', user).sort((a, b) => a.id.localeCompare(b.id));

interface ExpertSeed extends Pick<ExpertFields, 'order' | 'name' | 'role'> {
  about: Localised;
  skills: Localised[];
  services: Localised[];
  avatar: Avatar;
}

export function readExperts() {
  const shared = seedFiles.file(
    'demo/expert-services.yaml',
    Joi.object<Record<string, Localised>>().pattern(Joi.string(), localised()),
  );
  const expert = Joi.object<ExpertSeed>({
    order: Joi.number(),
    name: localised(),
    role: localised(),
    about: localised(),
    skills: Joi.array().items(localised()).min(1),
    services: Joi.array()
      .items(either(named(shared), localised()))
      .min(1),
    avatar,
  });
  return seedFiles.records('demo/experts', expert).sort((a, b) => a.order - b.order);
}

interface Belongings {
  userId: string;
  told: Omit<ProfileFields, '_id' | 'skills' | 'services' | 'goneLines'>;
  skills: string[];
  services: string[];
  /** Kopiykas, above zero put on, below zero taken off. */
  moves: { kopiykas: number; reason: BalanceReason }[];
}
const millimetres = Joi.number().integer().min(0);
const lines = Joi.array().items(Joi.string());
const belongings = Joi.object<Belongings>({
  userId: id,
  told: Joi.object({
    birthday: Joi.string().isoDate(),
    sex: Joi.valid('man', 'woman'),
    height: Joi.number(),
    desiredBust: millimetres,
    desiredHip: millimetres,
    desiredWaist: millimetres,
    desiredWeight: Joi.number(),
    diaryReminders: Joi.boolean(),
  }),
  skills: lines,
  services: lines,
  moves: Joi.array().items(
    Joi.object({
      kopiykas: Joi.number().integer(),
      reason: Joi.valid('top_up', 'course', 'order', 'refund', 'correction'),
    }),
  ),
});
export const readBelongings = () => seedFiles.file('demo/belongings.yaml', belongings);
