import { useDatabase } from '@stezhka/kit/testing/database';
import { testMailPreviews } from '@stezhka/kit/testing/mail-previews';
import { app } from './testing/diary.ts';

useDatabase();
testMailPreviews(app, 'diary', ['course-reminder']);
