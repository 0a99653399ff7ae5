import { type Id, type Operation, operation } from '@stezhka/kit-contract';

/** A skill or a service of a member or an expert (product 3, Skill and Service). */
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
const example: Skill = { id: '65f0000000000000000000b1', text: 'Слухати, не перебиваючи' };
const params = { id: example.id };
const body = { text: example.text };
const changed = <T extends 'user-skills' | 'user-services'>(tag: T) =>
  ({ access: 'user', changes: [tag] }) as const;

export const getSkills = operation<{ reply: SkillsReply }>('GET', '/data/user/skills', {
  summary: 'Skills of the member',
  access: 'user',
  tags: ['user-skills'],
  reply: 'SkillsReply',
  example: { reply: { skills: [example] } },
});
/** A text that is there already stays one. @throws list_full, invalid_form */
export const addSkill = operation<{ body: SkillBody; reply: SkillReply }>('POST', '/data/user/skill/add', {
  summary: 'Add a skill',
  throws: ['list_full'],
  ...changed('user-skills'),
  reply: 'SkillReply',
  example: { body, reply: { skill: example } },
});
/** @throws not_found also for another member's, invalid_form */
export const updateSkill: Operation<ById & { body: SkillBody; reply: SkillReply }> = operation(
  'POST',
  '/data/user/skill/update/:id',
  {
    summary: 'Change a skill',
    throws: ['not_found'],
    ...changed('user-skills'),
    reply: 'SkillReply',
    example: { params, body, reply: { skill: example } },
  },
);
/** Once more changes nothing. @throws not_found also for another member's */
export const deleteSkill: Operation<ById & { reply: SkillsReply }> = operation(
  'GET',
  '/data/user/skill/delete/:id',
  {
    summary: 'Delete a skill',
    throws: ['not_found'],
    ...changed('user-skills'),
    mutates: true,
    reply: 'SkillsReply',
    example: { params, reply: { skills: [] } },
  },
);

export const getServices = operation<{ reply: ServicesReply }>('GET', '/data/user/services', {
  summary: 'Services that the member offers',
  access: 'user',
  tags: ['user-services'],
  reply: 'ServicesReply',
  example: { reply: { services: [example] } },
});
/** A text that is there already stays one. @throws list_full, invalid_form */
export const addService = operation<{ body: SkillBody; reply: ServiceReply }>(
  'POST',
  '/data/user/service/add',
  {
    summary: 'Add a service',
    throws: ['list_full'],
    ...changed('user-services'),
    reply: 'ServiceReply',
    example: { body, reply: { service: example } },
  },
);
/** @throws not_found also for another member's, invalid_form */
export const updateService: Operation<ById & { body: SkillBody; reply: ServiceReply }> = operation(
  'POST',
  '/data/user/service/update/:id',
  {
    summary: 'Change a service',
    throws: ['not_found'],
    ...changed('user-services'),
    reply: 'ServiceReply',
    example: { params, body, reply: { service: example } },
  },
);
/** Once more changes nothing. @throws not_found also for another member's */
export const deleteService: Operation<ById & { reply: ServicesReply }> = operation(
  'GET',
  '/data/user/service/delete/:id',
  {
    summary: 'Delete a service',
    throws: ['not_found'],
    ...changed('user-services'),
    mutates: true,
    reply: 'ServicesReply',
    example: { params, reply: { services: [] } },
  },
);
