// Run by mongosh on the first member's own address: makes the replica set, its administrator, and a user for each
// database that may reach no other. Run again it only brings the users' passwords up to date.
const { env } = process;
const [first, ...others] = env.MONGO_MEMBERS.split(',');
const OWNERS = {
  gateway: env.MONGO_PASSWORD_GATEWAY,
  account: env.MONGO_PASSWORD_ACCOUNT,
  content: env.MONGO_PASSWORD_CONTENT,
  diary: env.MONGO_PASSWORD_DIARY,
  shop: env.MONGO_PASSWORD_SHOP,
};
const PATIENCE_MS = 60_000;
const here = `127.0.0.1:${first.split(':')[1]}`;
const root = `root:${encodeURIComponent(env.MONGO_ROOT_PASSWORD)}`;

if (!hasAdministrator()) makeSet();
const admin = new Mongo(`mongodb://${root}@${env.MONGO_MEMBERS}/?replicaSet=rs0&authSource=admin`).getDB(
  'admin',
);
for (const [name, pwd] of Object.entries(OWNERS)) {
  const roles = [{ role: 'readWrite', db: name }];
  if (admin.getUser(name)) admin.updateUser(name, { pwd, roles });
  else admin.createUser({ user: name, pwd, roles });
}
print(`Users of ${Object.keys(OWNERS).join(', ')} are up to date.`);

function hasAdministrator() {
  try {
    new Mongo(`mongodb://${root}@${here}/?directConnection=true&authSource=admin`);
    return true;
  } catch (error) {
    if (error.codeName === 'AuthenticationFailed') return false;
    throw error;
  }
}

/** Before the first user exists, the machine itself may do both without a password. */
function makeSet() {
  const db = new Mongo(`mongodb://${here}/?directConnection=true`).getDB('admin');
  const members = [first, ...others].map((host, _id) => ({ _id, host, priority: _id === 0 ? 2 : 1 }));
  try {
    db.adminCommand({ replSetInitiate: { _id: 'rs0', members } });
  } catch (error) {
    if (error.codeName !== 'AlreadyInitialized') throw error;
  }
  const deadline = Date.now() + PATIENCE_MS;
  while (!db.hello().isWritablePrimary) {
    if (Date.now() > deadline)
      throw new Error(`${first} did not become the primary: look at the members' logs.`);
    sleep(250);
  }
  db.createUser({ user: 'root', pwd: env.MONGO_ROOT_PASSWORD, roles: ['root'] });
  print('The replica set is made.');
}
