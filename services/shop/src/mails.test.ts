import { useDatabase } from '@stezhka/kit/testing/database';
import { testMailPreviews } from '@stezhka/kit/testing/mail-previews';
import { app } from './testing/catalogue.ts';

useDatabase();
testMailPreviews(app, 'shop', ['back-in-stock', 'course-order', 'order', 'order-link', 'order-return']);
