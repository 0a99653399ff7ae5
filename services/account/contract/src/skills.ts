import { type Id, type Operation, operation } from '@stezhka/kit-contract';

/** Product 3, Skill and Service. */
export interface Skill {
  id: Id;
  text: string;
}
export type Service = Skill;

export const SKILL_LIMITS = { text: 200, count: 100 } as const;

export interface SkillBody {
  text: string;
}
export interface SkillsReply {
  skills: Skill[];
}
export interface SkillReply {
  skill: Skill;
}
export interface ServicesReply {
  services: Service[];
}
export interface ServiceReply {
  service: Service;
}

type ById = { params: { id: Id } };

const changed = <T extends 'user-skills' | 'user-services'>(tag: T) =>
  ({ access: 'user', changes: [tag] }) as const;

export const getSkills = operation<{ reply: SkillsReply }>('GET', '/data/user/skills', {
  access: 'user',
  tags: ['user-skills'],
  reply: 'SkillsReply',
});
/** An existing text stays. @throws list_full, invalid_form */
export const addSkill = operation<{ body: SkillBody; reply: SkillReply }>('POST', '/data/user/skill/add', {
  ...changed('user-skills'),
  reply: 'SkillReply',
});
/** @throws not_found also for another member's, invalid_form */
export const updateSkill: Operation<ById & { body: SkillBody; reply: SkillReply }> = operation(
  'POST',
  '/data/user/skill/update/:id',
  {
    ...changed('user-skills'),
    reply: 'SkillReply',
  },
);
/** Idempotent. @throws not_found also for another member's */
export const deleteSkill: Operation<ById & { reply: SkillsReply }> = operation(
  'GET',
  '/data/user/skill/delete/:id',
  {
    ...changed('user-skills'),
    mutates: true,
    reply: 'SkillsReply',
  },
);

export const getServices = operation<{ reply: ServicesReply }>('GET', '/data/user/services', {
  access: 'user',
  tags: ['user-services'],
  reply: 'ServicesReply',
});
/** A text that is there already stays one. @throws list_full, invalid_form */
export const addService = operation<{ body: SkillBody; reply: ServiceReply }>(
  'POST',
  '/data/user/service/add',
  {
    ...changed('user-services'),
    reply: 'ServiceReply',
  },
);
/** @throws not_found also for another member's, invalid_form */
export const updateService: Operation<ById & { body: SkillBody; reply: ServiceReply }> = operation(
  'POST',
  '/data/user/service/update/:id',
  {
    ...changed('user-services'),
    reply: 'ServiceReply',
  },
);
/** Once more changes nothing. @throws not_found also for another member's */
export const deleteService: Operation<ById & { reply: ServicesReply }> = operation(
  'GET',
  '/data/user/service/delete/:id',
  {
    ...changed('user-services'),
    mutates: true,
    reply: 'ServicesReply',
  },
);
