import type { Express } from 'express';
import mongoose from 'mongoose';
import { connectDatabase } from './database.ts';
import { type Env, readEnv } from './env.ts';
import { closeGracefully, listen } from './lifecycle.ts';
import { log } from './log.ts';

/** Starts a service process: environment → database → listen → close. */
export async function startService({
  name,
  createApp,
  start,
}: {
  name: string;
  createApp: (env: Env) => Express;
  /** Background work; returns how to stop it. */
  start?: (env: Env) => Promise<() => Promise<void>> | (() => Promise<void>);
}): Promise<void> {
  const env = readEnv();
  await connectDatabase(env.MONGODB_URI, name);
  const stop = await start?.(env);
  const server = await listen(createApp(env), env.PORT, env.HOST);
  closeGracefully(
    [server],
    () => stop?.(),
    () => mongoose.disconnect(),
  );
  log.info({ name, port: env.PORT }, 'listening');
}
