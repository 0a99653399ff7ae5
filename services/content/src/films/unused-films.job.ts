import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { videosUploadedBefore } from '@stezhka/kit/files';
import { defineJob } from '@stezhka/kit/jobs';
import Joi from 'joi';
import { removeUnused } from './films.resource.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** An upload is there before its film is saved: it may wait for its form for a day. */
export const unusedFilms = defineJob(
  'remove-unused-films',
  Joi.object<object>({}),
  async () => {
    const dayAgo = new Date(clock.now().getTime() - DAY_SECONDS * 1000);
    for (const file of await videosUploadedBefore(dayAgo))
      await transaction((session) => removeUnused({ file }, session));
  },
  { every: DAY_SECONDS },
);
