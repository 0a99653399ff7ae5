import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';

const { MongoClient } = mongoose.mongo;
type Client = InstanceType<typeof MongoClient>;

interface SetOptions {
  /** 'mongo-1:27017', the first one first: it is the primary where it can. */
  members: string[];
  rootPassword: string;
  timeoutMs?: number;
}

const TIMEOUT_MS = 120_000;
const AGAIN_MS = 500;
/** The server's code of a wrong user or password, and of a command that wants a user. */
const [AUTHENTICATION_FAILED, UNAUTHORIZED, ALREADY_INITIALIZED] = [18, 13, 23];

/** Runs at the first member's own address: only there no password is asked before the first user exists. */
export async function initiateSet({
  members,
  rootPassword,
  timeoutMs = TIMEOUT_MS,
}: SetOptions): Promise<boolean> {
  const own = `mongodb://127.0.0.1:${members[0]!.split(':')[1]}/?directConnection=true`;
  return retry(timeoutMs, 'the set was not made', async () => {
    if (await hasAdministrator(own, rootPassword)) return false;
    await within(own, async (client) => {
      const admin = client.db('admin');
      const config = {
        _id: 'rs0',
        members: members.map((host, _id) => ({ _id, host, priority: _id === 0 ? 2 : 1 })),
      };
      await admin.command({ replSetInitiate: config }).catch((error) => {
        if (error.code !== ALREADY_INITIALIZED) throw error;
      });
      if (!(await admin.command({ hello: 1 })).isWritablePrimary)
        throw new Error(`${members[0]} is no primary yet`);
      await admin.command({ createUser: 'root', pwd: rootPassword, roles: ['root'] });
    });
    return true;
  });
}

async function hasAdministrator(own: string, password: string): Promise<boolean> {
  try {
    await within(own, (client) => client.db('admin').command({ ping: 1 }), password);
    return true;
  } catch (error) {
    if ([AUTHENTICATION_FAILED, UNAUTHORIZED].includes((error as { code: number }).code)) return false;
    throw error;
  }
}

/** Gives each database its user with this password. @param passwords by the name of user and database */
export async function syncUsers(
  { members, rootPassword, timeoutMs = TIMEOUT_MS }: SetOptions,
  passwords: Record<string, string>,
): Promise<void> {
  const uri = `mongodb://${members.join(',')}/?replicaSet=rs0`;
  await retry(timeoutMs, 'the set has no primary, or root another password', () =>
    within(
      uri,
      async (client) => {
        const admin = client.db('admin');
        for (const [name, pwd] of Object.entries(passwords)) {
          const { users } = await admin.command({ usersInfo: name });
          const command = users.length ? 'updateUser' : 'createUser';
          await admin.command({ [command]: name, pwd, roles: [{ role: 'readWrite', db: name }] });
        }
      },
      rootPassword,
    ),
  );
}

/** Waits for the primary's word: a member's port answers long before, while it still copies. @param member as listed */
export async function waitForOthers(
  { members, rootPassword, timeoutMs = TIMEOUT_MS }: SetOptions,
  member: string,
): Promise<void> {
  const uri = `mongodb://${members.join(',')}/?replicaSet=rs0`;
  await retry(timeoutMs, `the others of ${member} are not ready`, () =>
    within(
      uri,
      async (client) => {
        const status = await client.db('admin').command({ replSetGetStatus: 1 });
        const states = new Map<string, string>(
          status.members.map((one: { name: string; stateStr: string }) => [one.name, one.stateStr]),
        );
        const missing = members.filter(
          (one) => one !== member && !['PRIMARY', 'SECONDARY'].includes(states.get(one) ?? ''),
        );
        if (missing.length)
          throw new Error(
            missing.map((one) => `${one} is ${states.get(one) ?? 'not in the set'}`).join(', '),
          );
      },
      rootPassword,
    ),
  );
}

async function within<T>(uri: string, work: (client: Client) => Promise<T>, password?: string): Promise<T> {
  const auth = password === undefined ? {} : { auth: { username: 'root', password }, authSource: 'admin' };
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 2_000, ...auth });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

async function retry<T>(timeoutMs: number, what: string, attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline)
        throw new Error(`After ${timeoutMs / 1000} s ${what}: ${(error as Error).message}`, { cause: error });
    }
    await wait(AGAIN_MS);
  }
}
