import { describeCall } from '@stezhka/kit-contract/examples';
import { type Film, uploadFilm } from '../films.ts';

export const film: Film = {
  wide: '/files/content/6560b0d1a2c4e8f012345671/video.webm',
  narrow: '/files/content/6560b0d1a2c4e8f012345672/video.webm',
  seconds: 40,
};

describeCall(uploadFilm, {
  summary: 'Upload a film, to be chosen in the form of a film afterwards',
  throws: ['unsupported_media', 'unfit_video', 'too_large'],
  example: {
    body: {},
    reply: { file: '6560b0d1a2c4e8f012345671', width: 960, height: 540, seconds: 40 },
  },
});
