import { createHash } from 'node:crypto';
import type { SessionDevice } from '@stezhka/account-contract';
import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import type { Context } from '@stezhka/kit/http';
import { sendMail } from '@stezhka/kit/mail';
import { SITE_TIME_ZONE } from '@stezhka/kit-contract';
import { ProfileModel } from '../profile/profile.model.ts';
import { rememberTimeZone } from '../profile/time-zone.ts';
import { deviceOf } from '../sessions/device.ts';
import type { UserDocument } from '../users/users.model.ts';
import { KnownDeviceModel } from './known-devices.model.ts';
import { newDeviceMail } from './new-device.mail.ts';

const REMEMBERED_DAYS = 90;
/** A login this soon after the registration is part of it. */
const REGISTRATION = 3_600_000;

const idOf = (userId: string, { kind, browser, system }: SessionDevice) =>
  createHash('sha256').update([userId, kind, browser, system].join('\n')).digest('hex');

/** The member hears of a login from a device unlike all that they used lately; at the registration they do not. */
export async function noticeLogin(user: UserDocument, req: Context<never>['req']): Promise<void> {
  await noticeDevice(user, req);
  // After the mail: its hour is the one on the wall that the member had before this login.
  await rememberTimeZone(user.id, req);
}

async function noticeDevice({ id: userId, createdAt }: UserDocument, req: Context<never>['req']) {
  const device = deviceOf(req.get('user-agent') ?? '');
  const _id = idOf(userId, device);
  const now = clock.now();
  const timeZone = (await ProfileModel.findById(userId).lean())?.timeZone ?? SITE_TIME_ZONE;
  await transaction(async (session) => {
    const known = await KnownDeviceModel.find({ userId }).session(session).lean();
    const expiresAt = clock.in(REMEMBERED_DAYS * 86_400_000);
    await KnownDeviceModel.updateOne({ _id }, { $set: { userId, expiresAt } }, { upsert: true, session });
    const recent = known.filter((one) => one.expiresAt > now);
    if (recent.some((one) => one._id === _id)) return;
    if (!recent.length && createdAt > clock.in(-REGISTRATION)) return;
    const data = { device, at: now, timeZone };
    await sendMail(session, newDeviceMail, { to: { kind: 'user', id: userId }, data });
  });
}
