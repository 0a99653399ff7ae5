import { connectDatabase } from '@stezhka/kit/database';
import { closeGracefully, listen } from '@stezhka/kit/lifecycle';
import { log } from '@stezhka/kit/log';
import mongoose from 'mongoose';
import { createGateway } from './app.ts';
import { gatewayEnv } from './env.ts';

const env = gatewayEnv();
await connectDatabase(env.MONGODB_URI, 'gateway');
const gateway = await createGateway({ env });
const servers = [
  await listen(gateway.private, env.PRIVATE_PORT, env.PRIVATE_HOST),
  await listen(gateway.public, env.PORT, env.HOST),
];
closeGracefully(
  servers,
  () => gateway.close(),
  () => mongoose.disconnect(),
);
log.info({ name: 'gateway', port: env.PORT, privatePort: env.PRIVATE_PORT }, 'listening');
