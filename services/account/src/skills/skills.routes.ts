import {
  addService,
  addSkill,
  deleteService,
  deleteSkill,
  getServices,
  getSkills,
  updateService,
  updateSkill,
} from '@stezhka/account-contract';
import { formBody } from '@stezhka/kit/forms';
import { idParams, serve } from '@stezhka/kit/http';
import { memberIdOf } from '../users/users.service.ts';
import { addLine, changeLine, lineForm, linesOf, removeLine } from './skills.service.ts';

const body = formBody(lineForm);

export const skillRoutes = [
  serve(getSkills, {}, async ({ userId }) => ({
    skills: await linesOf('skills', await memberIdOf(userId())),
  })),
  serve(addSkill, { body }, async ({ userId, body }) => ({
    skill: await addLine('skills', await memberIdOf(userId()), body.text),
  })),
  serve(updateSkill, { params: idParams, body }, async ({ userId, params, body, locale }) => ({
    skill: await changeLine('skills', await memberIdOf(userId()), { id: params.id, text: body.text, locale }),
  })),
  serve(deleteSkill, { params: idParams }, async ({ userId, params }) => ({
    skills: await removeLine('skills', await memberIdOf(userId()), params.id),
  })),
  serve(getServices, {}, async ({ userId }) => ({
    services: await linesOf('services', await memberIdOf(userId())),
  })),
  serve(addService, { body }, async ({ userId, body }) => ({
    service: await addLine('services', await memberIdOf(userId()), body.text),
  })),
  serve(updateService, { params: idParams, body }, async ({ userId, params, body, locale }) => ({
    service: await changeLine('services', await memberIdOf(userId()), {
      id: params.id,
      text: body.text,
      locale,
    }),
  })),
  serve(deleteService, { params: idParams }, async ({ userId, params }) => ({
    services: await removeLine('services', await memberIdOf(userId()), params.id),
  })),
];
