import { useDatabase } from '@stezhka/kit/testing/database';
import { testFuzz } from '@stezhka/kit/testing/fuzz';
import { served } from './app.ts';
import { useAccount } from './testing/account.ts';
import { ANNA, app, BORYS, clearMembers, setUpDiary } from './testing/diary.ts';

useDatabase();
useAccount();

testFuzz(async () => {
  await setUpDiary();
  await clearMembers();
  return { app, operations: served.map(({ op }) => op), member: ANNA, staff: BORYS };
});
