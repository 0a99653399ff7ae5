import { erasePerson, exportPerson } from '@stezhka/content-contract';
import { definePersonData, ownedBy, type PersonPart } from '@stezhka/kit/person';
import { VoteModel } from '../ratings/votes.model.ts';
import { SubscriberModel } from '../subscribers/subscribers.model.ts';

/** Subscriptions are found by the address alone. */
const subscriptions: PersonPart = {
  collection: SubscriberModel.collection.name,
  give: async ({ email }) => {
    const row = await SubscriberModel.findOne({ email }).lean();
    return row ? [{ email, locale: row.locale, state: row.state, createdAt: row.createdAt }] : [];
  },
  erase: ({ email }, session) => SubscriberModel.deleteMany({ email }).session(session),
};

/** The rating keeps what an erased vote counted. */
const votes = ownedBy(VoteModel, 'userId', ({ target, value, at }) => ({
  target: String(target),
  value,
  at,
}));

export const personData = definePersonData(
  { exportPerson, erasePerson },
  { parts: [subscriptions, votes], kept: { contacts: 'the addresses of Stezhka itself' } },
);
