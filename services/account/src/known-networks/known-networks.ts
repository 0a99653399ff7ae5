import { createHash } from 'node:crypto';
import { clock } from '@stezhka/kit/clock';
import type { ClientSession } from 'mongoose';
import type { UserDocument } from '../users/users.model.ts';
import { KnownNetworkModel } from './known-networks.model.ts';

const REMEMBERED_DAYS = 90;

const idOf = (email: string, address: string) =>
  createHash('sha256').update(`${email}\n${address}`).digest('hex');

export async function isKnownNetwork(email: string, address: string): Promise<boolean> {
  const place = await KnownNetworkModel.findById(idOf(email, address)).lean();
  return !!place && place.expiresAt > clock.now();
}

export async function rememberNetwork({ id, email }: UserDocument, address: string): Promise<void> {
  await KnownNetworkModel.updateOne(
    { _id: idOf(email, address) },
    { $set: { userId: id, expiresAt: clock.in(REMEMBERED_DAYS * 86_400_000) } },
    { upsert: true },
  );
}

/** Those from before a second factor were known by the password alone. */
export async function forgetNetworks(userId: string, session: ClientSession): Promise<void> {
  await KnownNetworkModel.deleteMany({ userId }, { session });
}
