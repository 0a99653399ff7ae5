import './examples/chat.examples.ts';
import './examples/pages.examples.ts';
import './examples/posts.examples.ts';
import './examples/frame.examples.ts';
import './examples/home.examples.ts';
import './examples/mac.examples.ts';
import './examples/subscription.examples.ts';
import { describePerson } from '@stezhka/kit-contract/examples';
import { erasePerson, exportPerson } from './index.ts';

describePerson('content', { exportPerson, erasePerson });
