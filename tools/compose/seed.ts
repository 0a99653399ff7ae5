import { readEnv } from '@stezhka/kit/env';
import { seedAll } from '../start/seed.ts';

// A job of docker-compose.yml, in the profile 'demo': demo content never reaches a real site by mistake.
const env = readEnv();
if (!env.DEMO)
  throw new Error('Demo content belongs to a demonstration: set DEMO=true with the profile demo.');
await seedAll(env.MONGODB_URI, process.env as Record<string, string>, (service) =>
  process.stdout.write(`seeded ${service}\n`),
);
