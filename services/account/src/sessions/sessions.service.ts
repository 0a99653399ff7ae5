import type { UserSession } from '@stezhka/account-contract';
import { AppError } from '@stezhka/kit/errors';
import { callGateway, notifyGateway } from '@stezhka/kit/gateway';
import type { Instant } from '@stezhka/kit-contract';
import { deviceOf } from './device.ts';

interface Listed {
  id: string;
  device: string;
  createdAt: Instant;
  lastSeen: Instant;
}

const listed = async (userId: string): Promise<Listed[]> => {
  const path = `/private/sessions?userId=${encodeURIComponent(userId)}` as const;
  return (await answered(callGateway<{ sessions: Listed[] }>(path))).sessions;
};

/** The current one first. @throws AppError unavailable */
export async function sessionsOf(userId: string, current: string | undefined): Promise<UserSession[]> {
  return (await listed(userId))
    .map(({ id, device, createdAt, lastSeen }) => ({
      id,
      device: deviceOf(device),
      createdAt,
      lastSeenAt: lastSeen,
      current: id === current,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}

/** For the data export: each browser's own words. @throws AppError unavailable */
export const sessionsTold = async (userId: string) =>
  (await listed(userId)).map(({ device, createdAt, lastSeen }) => ({
    device,
    createdAt,
    lastSeenAt: lastSeen,
  }));

/** One session, or all but one. @returns the number ended @throws AppError unavailable */
export async function endSessions(
  userId: string,
  which: { id: string } | { except: string },
): Promise<number> {
  const { ended } = await answered(
    notifyGateway<{ ended: number }>('/private/sessions/end', { userId, ...which }),
  );
  return ended;
}

const answered = <T>(call: Promise<T>): Promise<T> =>
  call.catch((cause: unknown) => {
    throw new AppError('unavailable', { cause });
  });
