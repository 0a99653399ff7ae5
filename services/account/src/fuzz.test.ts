import { useDatabase } from '@stezhka/kit/testing/database';
import { testFuzz } from '@stezhka/kit/testing/fuzz';
import { served } from './app.ts';
import { app, member } from './testing/account.ts';
import { useFakeGateway } from './testing/fake-gateway.ts';

useDatabase();
useFakeGateway();

testFuzz(async () => {
  const sofiia = await member({ email: 'sofiia@stezhka.example' });
  const vira = await member({ email: 'vira@stezhka.example', roles: ['ROLE_USER', 'ROLE_SUPER_ADMIN'] });
  const operations = served({ registrations: 1000, recoveries: 1000 }).map(({ op }) => op);
  return { app, operations, member: sofiia.id, staff: vira.id };
});
