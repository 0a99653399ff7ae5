import { useDatabase } from '@stezhka/kit/testing/database';
import { useFakeGateway } from '@stezhka/kit/testing/fake-gateway';
import { testFuzz } from '@stezhka/kit/testing/fuzz';
import { served } from './app.ts';
import { app, makePost, makeSections } from './testing/content.ts';

useDatabase();
const member = '65f0000000000000000000b1';
// The account service, of which the newsletter's switch asks the e-mail.
useFakeGateway({ id: member, email: 'sofiia@stezhka.example', userData: { emailVerified: true } });

testFuzz(async () => {
  await makePost(await makeSections(), { slug: 'calm-evening' });
  const operations = served.map(({ op }) => op);
  return { app, operations, member, staff: '65f0000000000000000000a1' };
});
