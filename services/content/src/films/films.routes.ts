import { uploadFilm } from '@stezhka/content-contract';
import { receiveVideo, storeVideo } from '@stezhka/kit/files';
import { serve } from '@stezhka/kit/http';
import './unused-films.job.ts';

export const filmRoutes = [
  serve(uploadFilm, { body: () => ({}) }, async ({ userId, req, res }) => {
    const { file, ...measures } = await storeVideo(await receiveVideo(req, res, userId()));
    return { file: String(file), ...measures };
  }),
];
