import { bool, cleanEnv, port, str, url } from 'envalid';

const DEVELOPMENT_SECRET = 'development-only-secret-never-used-in-production';

/** What every process reads; a wrong or missing value stops it with one sentence per variable. */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const env = cleanEnv(source, {
    NODE_ENV: str({ choices: ['production', 'development', 'test'], default: 'production' }),
    DEMO: bool({ default: false, desc: 'turns on everything only a demonstration may show' }),
    HOST: str({ default: '127.0.0.1' }),
    PORT: port({ default: 4000 }),
    LOG_LEVEL: str({ default: 'info' }),
    MONGODB_URI: str({ default: 'mongodb://127.0.0.1:27017/?replicaSet=rs0' }),
    DATA_DIR: str({ default: '.data' }),
    GATEWAY_PRIVATE_URL: url({ default: 'http://127.0.0.1:4001' }),
    IDENTITY_SECRET: str({ default: DEVELOPMENT_SECRET, desc: 'signs the 60-second identity tokens' }),
    MASTER_KEY: str({ default: '', desc: '64 hex digits; wraps the data keys of sealed fields' }),
  });
  if (env.NODE_ENV === 'production' && env.IDENTITY_SECRET === DEVELOPMENT_SECRET) {
    throw new Error('IDENTITY_SECRET is missing: set it to a random text of at least 32 characters.');
  }
  return env;
}

export type Env = ReturnType<typeof readEnv>;
