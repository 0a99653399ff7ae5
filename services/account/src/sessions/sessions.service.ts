import type { UserSession } from '@stezhka/account-contract';
import { AppError } from '@stezhka/kit/errors';
import { askGateway, tellGateway } from '@stezhka/kit/gateway';
import type { Instant } from '@stezhka/kit-contract';
import { deviceOf } from './device.ts';

/** A session as the gateway lists it. */
interface Listed {
  id: string;
  device: string;
  createdAt: Instant;
  lastSeen: Instant;
}

const listed = async (userId: string): Promise<Listed[]> => {
  const path = `/private/sessions?userId=${encodeURIComponent(userId)}` as const;
  return (await answered(askGateway<{ sessions: Listed[] }>(path))).sessions;
};

/** A member's sessions, the current one first. @throws AppError unavailable */
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

/** As its member takes them away: what each browser said of itself, word for word. @throws AppError unavailable */
export const sessionsTold = async (userId: string) =>
  (await listed(userId)).map(({ device, createdAt, lastSeen }) => ({
    device,
    createdAt,
    lastSeenAt: lastSeen,
  }));

/** Ends one of a member's sessions, or all of them but one; says how many. @throws AppError unavailable */
export async function endSessions(
  userId: string,
  which: { id: string } | { except: string },
): Promise<number> {
  const { ended } = await answered(
    tellGateway<{ ended: number }>('/private/sessions/end', { userId, ...which }),
  );
  return ended;
}

const answered = <T>(call: Promise<T>): Promise<T> =>
  call.catch((cause: unknown) => {
    throw new AppError('unavailable', { cause });
  });
