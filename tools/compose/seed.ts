import { readEnv } from '@stezhka/kit/env';
import { seedAll } from '../start/seed.ts';

// A job of docker-compose.yml: definitions without which a service has nothing to show; with DEMO demo content too.
const env = readEnv();
await seedAll({
  uri: env.MONGODB_URI,
  env: process.env as Record<string, string>,
  demo: env.DEMO,
  say: (service) => process.stdout.write(`seeded ${service}\n`),
});
