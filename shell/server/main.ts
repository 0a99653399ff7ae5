import { join } from 'node:path';
import { readEnv } from '@stezhka/kit/env';
import { closeGracefully, listen } from '@stezhka/kit/lifecycle';
import { log } from '@stezhka/kit/log';
import express from 'express';
import { createRenderer } from './renderer.ts';
import { RenderWorkers } from './workers.ts';

const env = readEnv();
const workers = new RenderWorkers({
  releasesDir: join(env.DATA_DIR, 'releases'),
  gateway: env.GATEWAY_PRIVATE_URL,
});
const app = createRenderer({ workers, gateway: env.GATEWAY_PRIVATE_URL, demo: env.DEMO });
const server = await listen(express().use(app) as never, env.PORT, env.HOST);
closeGracefully([server], () => workers.close());
log.info({ name: 'renderer', port: env.PORT }, 'listening');
