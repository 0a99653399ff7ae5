import type { Express } from 'express';
import mongoose from 'mongoose';
import { connectDatabase } from '../database/database.ts';
import { useSigningKey } from '../gateway/private-listener.ts';
import { readIdentityKeys, readSigningKey, type VerifyingKeys } from '../identity/identity.ts';
import { startJobRunner } from '../jobs/jobs.ts';
import { mailerOf, useMailer } from '../mail/mail.ts';
import { type Env, readEnv } from '../process/env.ts';
import { closeGracefully, listen } from '../process/lifecycle.ts';
import { log } from '../process/log.ts';
import { endWorkers } from '../process/worker-process.ts';

export async function startService({
  name,
  createApp,
  start,
}: {
  name: string;
  createApp: (env: Env & { identityKeys: VerifyingKeys }) => Express;
  start?: (env: Env) => Promise<(() => Promise<void>) | void> | (() => Promise<void>);
}): Promise<void> {
  const env = { ...readEnv(), identityKeys: readIdentityKeys() };
  useSigningKey(readSigningKey(name));
  useMailer(mailerOf(name, env));
  await connectDatabase(env.MONGODB_URI, name);
  const stop = await start?.(env);
  const jobRunner = startJobRunner();
  const server = await listen(createApp(env), env.PORT, env.HOST);
  closeGracefully(
    [server],
    // A picture that is being made for nobody in particular is made anew by the next process.
    () => Promise.all([jobRunner.stop(), endWorkers()]),
    () => stop?.(),
    endWorkers,
    () => mongoose.disconnect(),
  );
  log.info({ name, port: env.PORT }, 'listening');
}
