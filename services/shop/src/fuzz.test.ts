import { useDatabase } from '@stezhka/kit/testing/database';
import { testFuzz } from '@stezhka/kit/testing/fuzz';
import { served } from './app.ts';
import { app, makeCategories, product } from './testing/catalogue.ts';

useDatabase();

testFuzz(async () => {
  const { diaries } = await makeCategories();
  await product('diary', diaries, { price: 60_000, stock: 500 });
  const operations = served.map(({ op }) => op);
  return { app, operations, member: '65f0000000000000000000b1', staff: '65f0000000000000000000a1' };
});
