import {
  confirmSubscription,
  decrementAuthorRating,
  decrementPostRating,
  getPreview,
  getSubscription,
  hasRatedAuthor,
  hasRatedPost,
  incrementAuthorRating,
  incrementPostRating,
  uploadFilm,
} from '@stezhka/content-contract';
import { useDatabase } from '@stezhka/kit/testing/database';
import { testHostileInput } from '@stezhka/kit/testing/hostile-input';
import { testOthersData } from '@stezhka/kit/testing/others-data';
import { served } from './app.ts';
import { app, makePost, makeSections } from './testing/content.ts';

// Every call of the service is attacked, also those that come later.
useDatabase();
beforeAll(async () => {
  await makePost(await makeSections(), { slug: 'calm-evening' });
});

const operations = served.map(({ op }) => op);
const people = async () => ({ member: '65f0000000000000000000b1', staff: '65f0000000000000000000a1' });

// A film's fields are not read: it is judged by its bytes.
testHostileInput({
  app,
  operations,
  people,
  dropping: { [uploadFilm.name]: [415, 'unsupported_media'] },
});

testOthersData({
  app,
  operations,
  common: {
    'posts and authors are everybody’s; a vote is the caller’s own': [
      decrementAuthorRating,
      decrementPostRating,
      hasRatedAuthor,
      hasRatedPost,
      incrementAuthorRating,
      incrementPostRating,
    ],
    'whoever has staff’s link may read the draft: previews.test.ts': [getPreview],
    'the token came by mail to the subscriber alone': [getSubscription, confirmSubscription],
  },
});
