import { describeCall } from '@stezhka/kit-contract/examples';
import {
  addService,
  addSkill,
  deleteService,
  deleteSkill,
  getServices,
  getSkills,
  type Skill,
  updateService,
  updateSkill,
} from '../skills.ts';

const example: Skill = { id: '65f0000000000000000000b1', text: 'Слухати, не перебиваючи' };

const params = { id: example.id };

const body = { text: example.text };

describeCall(getSkills, { summary: 'Skills of the member', example: { reply: { skills: [example] } } });

describeCall(addSkill, {
  summary: 'Add a skill',
  throws: ['list_full'],
  example: { body, reply: { skill: example } },
});

describeCall(updateSkill, {
  summary: 'Change a skill',
  throws: ['not_found'],
  example: { params, body, reply: { skill: example } },
});

describeCall(deleteSkill, {
  summary: 'Delete a skill',
  throws: ['not_found'],
  example: { params, reply: { skills: [] } },
});

describeCall(getServices, {
  summary: 'Services that the member offers',
  example: { reply: { services: [example] } },
});

describeCall(addService, {
  summary: 'Add a service',
  throws: ['list_full'],
  example: { body, reply: { service: example } },
});

describeCall(updateService, {
  summary: 'Change a service',
  throws: ['not_found'],
  example: { params, body, reply: { service: example } },
});

describeCall(deleteService, {
  summary: 'Delete a service',
  throws: ['not_found'],
  example: { params, reply: { services: [] } },
});
