import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { connectDatabase } from '@stezhka/kit/database';
import mongoose from 'mongoose';

// For operators of the site: makes the first super administrator (docs/operations.md).
const RULE = 'services/account/src/rights/first-administrator.ts';

try {
  const [email = '', ...more] = process.argv.slice(2);
  if (!email || more.length) throw new Error('node tools/staff/grant.ts <e-mail>');
  const uri = process.env.MONGODB_URI;
  if (!uri)
    throw new Error('MONGODB_URI is missing: set it to the address that the account service is given.');
  await connectDatabase(uri, 'account');
  const { grantFirstAdministrator } = await import(
    pathToFileURL(join(import.meta.dirname, '../..', RULE)).href
  );
  await grantFirstAdministrator(email);
  process.stdout.write(`${email} is super administrator after the next login and its second step.\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await mongoose.disconnect();
}
