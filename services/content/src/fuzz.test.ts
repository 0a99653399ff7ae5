import { useDatabase } from '@stezhka/kit/testing/database';
import { testFuzz } from '@stezhka/kit/testing/fuzz';
import { served } from './app.ts';
import { app, makePost, makeSections } from './testing/content.ts';

useDatabase();

testFuzz(async () => {
  await makePost(await makeSections(), { slug: 'calm-evening' });
  const operations = served.map(({ op }) => op);
  return { app, operations, member: '65f0000000000000000000b1', staff: '65f0000000000000000000a1' };
});
