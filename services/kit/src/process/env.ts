import { bool, type CleanedEnv, cleanEnv, EnvMissingError, makeValidator, port, str, url } from 'envalid';

export { makeValidator, str as text } from 'envalid';

const SHORTEST_SECRET = 32;
const PUBLIC = 'for development alone';
export const secretText = makeValidator<string>((input) => {
  if (input.length < SHORTEST_SECRET) throw new Error(`is shorter than ${SHORTEST_SECRET} characters`);
  if (input.endsWith(PUBLIC)) throw new Error('is the one that everybody can read in the sources');
  return input;
});

/** @param whose e.g. 'session': part of the built-in secret of development and tests */
export const secret = (whose: string) =>
  secretText({
    devDefault: `the ${whose} secret, ${PUBLIC}`,
    desc: `set it to a random text of at least ${SHORTEST_SECRET} characters`,
  });

/** @param protocols without a colon, e.g. ['http', 'https'] */
export const address = (protocols: readonly string[], kind = protocols[0]) =>
  makeValidator<string>((input) => {
    if (!URL.canParse(input) || !protocols.includes(new URL(input).protocol.slice(0, -1)))
      throw new Error(`is no ${kind} address`);
    return input;
  });

export const wholeNumber = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  makeValidator<number>((input) => {
    const number = Number(input);
    if (!Number.isInteger(number) || number < min || number > max)
      throw new Error(
        `is no whole number from ${min}${max < Number.MAX_SAFE_INTEGER ? ` to ${max}` : ' up'}`,
      );
    return number;
  });

/** Drops empty variables: a compose file passes on unset ones as empty. */
export const filled = (source: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));

/** Values may be secrets: they stand in no message. */
const withoutValue = (message: string, value = '') => (value ? message.replaceAll(value, '…') : message);

/** @throws Error with one sentence for each missing or wrong variable, without its value */
export function readVariables<S extends Parameters<typeof cleanEnv>[1]>(
  source: NodeJS.ProcessEnv,
  specs: S,
): CleanedEnv<S> {
  return cleanEnv(source, specs, {
    reporter({ errors }) {
      const sentences = Object.entries(errors).map(([name, error]) =>
        error instanceof EnvMissingError
          ? `${name} is missing: ${error.message}.`
          : `${name} ${withoutValue((error as Error).message, source[name])}.`,
      );
      if (sentences.length) throw new Error(sentences.join('\n'));
    },
  });
}

const list = makeValidator<string[]>((input) => input.split(',').filter(Boolean));

export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  return readVariables(source, {
    NODE_ENV: str({ choices: ['production', 'development', 'test'], default: 'production' }),
    DEMO: bool({ default: false, desc: 'turns on everything only a demonstration may show' }),
    HOST: str({ default: '127.0.0.1' }),
    PORT: port({ default: 4000 }),
    LOG_LEVEL: str({ default: 'info' }),
    MONGODB_URI: str({ default: 'mongodb://127.0.0.1:27017/?replicaSet=rs0' }),
    DATA_DIR: str({ default: '.data' }),
    DRAWINGS_DIR: str({ default: '', desc: 'keeps what was drawn on this machine, for other databases' }),
    JOBS_EXCEPT: list({
      default: [],
      desc: 'names of jobs that are left to other processes, commas between',
    }),
    GATEWAY_PRIVATE_URL: url({ default: 'http://127.0.0.1:4001' }),
    MASTER_KEY: str({ default: '', desc: '64 hex digits; wraps the data keys of sealed fields' }),
    MASTER_KEY_OLD: list({ default: [], desc: 'other master keys that may still wrap some, commas between' }),
  });
}

export type Env = ReturnType<typeof readEnv>;
