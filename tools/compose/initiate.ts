import { cleanEnv, str } from 'envalid';
import { initiateSet } from './replica-set.ts';

// A job of docker-compose.yml that shares the first member's address: the replica set and its administrator, once.
const { MONGO_MEMBERS, MONGO_ROOT_PASSWORD } = cleanEnv(process.env, {
  MONGO_MEMBERS: str(),
  MONGO_ROOT_PASSWORD: str(),
});
const made = await initiateSet({ members: MONGO_MEMBERS.split(','), rootPassword: MONGO_ROOT_PASSWORD });
process.stdout.write(made ? 'The replica set is made.\n' : 'The replica set was there.\n');
