import { cleanEnv, str } from 'envalid';
import { syncUsers } from './replica-set.ts';

// A job of docker-compose.yml: waits for the set's primary, and gives each database a user that reaches no other.
const env = cleanEnv(process.env, {
  MONGO_MEMBERS: str(),
  MONGO_ROOT_PASSWORD: str(),
  MONGO_PASSWORD_GATEWAY: str(),
  MONGO_PASSWORD_ACCOUNT: str(),
  MONGO_PASSWORD_CONTENT: str(),
  MONGO_PASSWORD_DIARY: str(),
  MONGO_PASSWORD_SHOP: str(),
});
const passwords = {
  gateway: env.MONGO_PASSWORD_GATEWAY,
  account: env.MONGO_PASSWORD_ACCOUNT,
  content: env.MONGO_PASSWORD_CONTENT,
  diary: env.MONGO_PASSWORD_DIARY,
  shop: env.MONGO_PASSWORD_SHOP,
};
await syncUsers({ members: env.MONGO_MEMBERS.split(','), rootPassword: env.MONGO_ROOT_PASSWORD }, passwords);
process.stdout.write(`Users of ${Object.keys(passwords).join(', ')} are up to date.\n`);
