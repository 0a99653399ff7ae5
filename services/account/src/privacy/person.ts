import { erasePerson, exportPerson } from '@stezhka/account-contract';
import { definePersonData, ownedBy, type PersonPart } from '@stezhka/kit/person';
import { eraseDataKey } from '@stezhka/kit/sealed';
import { EntryModel } from '../balance/balance.model.ts';
import { CodeModel } from '../codes/codes.model.ts';
import { KnownDeviceModel } from '../known-devices/known-devices.model.ts';
import { KnownNetworkModel } from '../known-networks/known-networks.model.ts';
import { OpenidLinkModel } from '../openid/openid.model.ts';
import { ProfileModel } from '../profile/profile.model.ts';
import { LoginTicketModel, SecondFactorModel } from '../second-factor/second-factor.model.ts';
import { sessionsTold } from '../sessions/sessions.service.ts';
import { UserModel } from '../users/users.model.ts';
import { ErasureModel, ExportChunkModel, ExportModel } from './privacy.model.ts';

const users: PersonPart = {
  collection: UserModel.collection.name,
  give: async ({ userId }) => {
    const user = await UserModel.findById(userId).lean();
    if (!user) return [];
    const { email, emailVerifiedAt, roles, name, lastName, displayName, locale, createdAt } = user;
    return [{ email, emailVerifiedAt, roles, name, lastName, displayName, locale, createdAt }];
  },
  erase: ({ userId }, session) => UserModel.deleteMany({ _id: userId }).session(session),
};

export const personData = definePersonData(
  { exportPerson, erasePerson },
  {
    parts: [
      users,
      ownedBy(ProfileModel, '_id', ({ _id, skills, services, goneLines, ...told }) => ({
        ...told,
        skills: skills.map(({ text }) => text),
        services: services.map(({ text }) => text),
      })),
      ownedBy(EntryModel, 'userId', ({ kopiykas, after, reason, at }) => ({ kopiykas, after, reason, at })),
      ownedBy(OpenidLinkModel, 'userId', ({ issuer, subject, createdAt }) => ({
        issuer,
        subject,
        createdAt,
      })),
      ownedBy(SecondFactorModel, '_id', ({ confirmedAt }) => ({ confirmedAt })),
      ownedBy(LoginTicketModel, 'userId', null),
      ownedBy(KnownNetworkModel, 'userId', null),
      ownedBy(KnownDeviceModel, 'userId', null),
      { collection: 'data_keys', erase: ({ userId }, session) => eraseDataKey(userId, session) },
      ownedBy(CodeModel, 'userId', null),
      ownedBy(ExportModel, 'userId', null),
      ownedBy(ExportChunkModel, 'userId', null),
      ownedBy(ErasureModel, '_id', null),
    ],
    elsewhere: { sessions: ({ userId }) => sessionsTold(userId) },
    kept: { openid_starts: 'a login under way; names nobody and is forgotten within minutes' },
  },
);
