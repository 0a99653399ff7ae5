import { demoCode } from './demo-login.ts';

/** The second-step code of one of the demonstration's staff: `npm run staff-code -- admin@stezhka.example`. */
const [email = 'admin@stezhka.example'] = process.argv.slice(2);
process.stdout.write(`${demoCode(email)}\n`);
