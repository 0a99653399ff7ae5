import { erasePerson, exportPerson } from '@stezhka/content-contract';
import { definePersonData, type PersonPart } from '@stezhka/kit/person';
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

export const personData = definePersonData(
  { exportPerson, erasePerson },
  { parts: [subscriptions], kept: { contacts: 'the addresses of Stezhka itself' } },
);
