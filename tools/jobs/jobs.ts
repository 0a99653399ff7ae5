import mongoose from 'mongoose';
import { parseCommand, runCommand, USAGE } from './command.ts';

// For operators of the site: lists the dead jobs of a service, or gives one all its tries again (docs/operations.md).
const command = parseCommand(process.argv.slice(2));
try {
  if (!command) throw new Error(USAGE);
  const uri = process.env.MONGODB_URI;
  if (!uri)
    throw new Error('MONGODB_URI is missing: set it to the address that the service itself is given.');
  await mongoose.connect(uri, {
    dbName: command.service,
    serverSelectionTimeoutMS: 5_000,
    autoCreate: false,
    autoIndex: false,
  });
  for (const line of await runCommand(command)) process.stdout.write(`${line}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await mongoose.disconnect();
}
