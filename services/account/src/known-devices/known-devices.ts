import { createHash } from 'node:crypto';
import type { SessionDevice } from '@stezhka/account-contract';
import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import type { Context } from '@stezhka/kit/http';
import { sendMail } from '@stezhka/kit/mail';
import { deviceOf } from '../sessions/device.ts';
import type { UserDocument } from '../users/users.model.ts';
import { KnownDeviceModel } from './known-devices.model.ts';
import { newDeviceMail } from './new-device.mail.ts';

const REMEMBERED_DAYS = 90;

const idOf = (userId: string, { kind, browser, system }: SessionDevice) =>
  createHash('sha256').update([userId, kind, browser, system].join('\n')).digest('hex');

/** The member hears of a login from a device unlike all that they used lately; of the very first one they do not. */
export async function noticeDevice({ id: userId }: UserDocument, req: Context<never>['req']): Promise<void> {
  const device = deviceOf(req.get('user-agent') ?? '');
  const _id = idOf(userId, device);
  await transaction(async (session) => {
    const known = await KnownDeviceModel.find({ userId }).session(session).lean();
    const expiresAt = clock.in(REMEMBERED_DAYS * 86_400_000);
    await KnownDeviceModel.updateOne({ _id }, { $set: { userId, expiresAt } }, { upsert: true, session });
    const recent = known.filter((one) => one.expiresAt > clock.now());
    if (!recent.length || recent.some((one) => one._id === _id)) return;
    await sendMail(session, newDeviceMail, { to: { kind: 'user', id: userId }, data: { device } });
  });
}
