import { useDatabase } from '@stezhka/kit/testing/database';
import { testMailPreviews } from '@stezhka/kit/testing/mail-previews';
import { app } from './testing/content.ts';

useDatabase();
testMailPreviews(app, 'content', [
  'chat-answered',
  'chat-waiting',
  'subscription-confirm',
  'subscription-welcome',
]);
