import { transaction } from '@stezhka/kit/database';
import { audit } from '@stezhka/kit/resource';
import { logSecurityEvent } from '@stezhka/kit/security-log';
import { type Types, trusted } from 'mongoose';
import { endAllSessions } from '../sessions/end-all-sessions.service.ts';
import { ROLES, UserModel } from '../users/users.model.ts';
import { DEMO_IDS } from './demo-members.ts';

/** The audit names the operator of the site so, who has no user id. */
const OPERATOR = 'operator';

/**
 * Makes a member the super administrator of a site that has none; members of the demonstration do not count.
 * @throws Error with one sentence
 */
export async function grantFirstAdministrator(email: string): Promise<void> {
  await transaction(async (session) => {
    const first = await UserModel.findOne({
      roles: 'ROLE_SUPER_ADMIN',
      _id: trusted({ $not: DEMO_IDS }),
    }).session(session);
    if (first) throw new Error('There is a super administrator: new rights are given on /admin.');
    const member = await UserModel.findOne({ email: email.trim().toLowerCase() }).session(session);
    if (!member) throw new Error('No member has this e-mail: register it on the site first.');
    if (isDemo(member._id))
      throw new Error('This member is of the demonstration, and the password is public.');
    if (!member.emailVerifiedAt)
      throw new Error('This e-mail is not confirmed: follow the link in its mail first.');
    const before = [...member.roles];
    member.roles = [...ROLES];
    await member.save({ session });
    await endAllSessions(session, member.id);
    logSecurityEvent('role_changed', { account: member.id, detail: 'operator to ROLE_SUPER_ADMIN' });
    await audit(session, {
      userId: OPERATOR,
      resource: 'account.users',
      documentId: member.id,
      action: 'grant',
      changes: [{ path: 'roles', from: before, to: [...ROLES] }],
    });
  });
}

const isDemo = (id: Types.ObjectId): boolean =>
  String(id) >= String(DEMO_IDS.$gte) && String(id) < String(DEMO_IDS.$lt);
