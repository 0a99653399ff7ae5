import {
  attachLayout,
  confirmSubscription,
  decrementAuthorRating,
  decrementPostRating,
  detachLayout,
  getLayout,
  getPreview,
  getSharedLayout,
  getSubscription,
  hasRatedAuthor,
  hasRatedPost,
  incrementAuthorRating,
  incrementPostRating,
  removeLayout,
  saveLayout,
  shareLayout,
  uploadFilm,
  withdrawLayout,
} from '@stezhka/content-contract';
import { useDatabase } from '@stezhka/kit/testing/database';
import { useFakeGateway } from '@stezhka/kit/testing/fake-gateway';
import { testHostileInput } from '@stezhka/kit/testing/hostile-input';
import { testOthersData } from '@stezhka/kit/testing/others-data';
import { served } from './app.ts';
import { LayoutModel } from './layouts/layouts.model.ts';
import { app, makeDeck, makePost, makeSections } from './testing/content.ts';

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

const [ANNA, BORYS] = ['65f0000000000000000000a1', '65f0000000000000000000b2'];
const [MARK, LAYOUT] = ['Нікому не видно.', '6560b0d1a2c4e8f0123456c9'];
const body = {
  deck: 'paths',
  template: 'free',
  title: MARK,
  question: '',
  note: MARK,
  cards: [],
  version: 0,
};
const theirs = () => ({ params: { id: LAYOUT } });
useFakeGateway({ date: '2026-11-20', layouts: [] });

testOthersData({
  app,
  operations,
  async members() {
    await makeDeck();
    await LayoutModel.deleteMany({ userId: ANNA });
    await LayoutModel.create({ ...body, _id: LAYOUT, userId: ANNA, version: 1, savedAt: new Date() });
    const staff = { userId: '65f0000000000000000000c3', roles: ['ROLE_USER', 'ROLE_SUPER_ADMIN'] };
    return {
      owner: { userId: ANNA },
      others: [{ userId: BORYS }, { guestId: 'guest-1' }, staff],
      marks: [MARK],
    };
  },
  theirs: {
    [getLayout.name]: theirs,
    [saveLayout.name]: () => ({ ...theirs(), body: { ...body, version: 1, note: 'x' } }),
    [removeLayout.name]: theirs,
    [shareLayout.name]: theirs,
    [withdrawLayout.name]: theirs,
    [attachLayout.name]: theirs,
    [detachLayout.name]: theirs,
  },
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
    'whoever has the link may look: layouts.test.ts': [getSharedLayout],
    'the token came by mail to the subscriber alone': [getSubscription, confirmSubscription],
  },
});
