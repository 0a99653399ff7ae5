const passwords = (file: string) =>
  import(new URL(`../../services/account/src/passwords/${file}`, import.meta.url).href);
const [{ hashing }, { patience }] = await Promise.all([passwords('hashing.ts'), passwords('patience.ts')]);

/**
 * Loaded into an account service before its own code, for tests whose subject is not the hashing: beside other work a
 * process of low priority has hardly a turn, and a visitor would be sent away.
 */
Object.assign(hashing, { priority: 0 });
Object.assign(patience, { turn: 60_000, hasher: 60_000 });

export {};
