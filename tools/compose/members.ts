import { cleanEnv, str } from 'envalid';
import { waitForOthers } from './replica-set.ts';

// docker/deploy.sh asks this before it replaces a member: are all others of the set ready to go on without it?
const { MONGO_MEMBERS, MONGO_ROOT_PASSWORD } = cleanEnv(process.env, {
  MONGO_MEMBERS: str(),
  MONGO_ROOT_PASSWORD: str(),
});
const [host] = process.argv.slice(2);
const members = MONGO_MEMBERS.split(',');
const member = members.find((one) => one.split(':')[0] === host);
if (!member) throw new Error(`${host} is none of ${MONGO_MEMBERS}.`);
await waitForOthers({ members, rootPassword: MONGO_ROOT_PASSWORD }, member);
process.stdout.write(`The members beside ${host} are ready.\n`);
