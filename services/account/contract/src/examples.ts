import './examples/balance.examples.ts';
import './examples/experts.examples.ts';
import './examples/login.examples.ts';
import './examples/privacy.examples.ts';
import './examples/recovery.examples.ts';
import './examples/registration.examples.ts';
import './examples/second-factor.examples.ts';
import './examples/sessions.examples.ts';
import './examples/skills.examples.ts';
import './examples/verification.examples.ts';

export { exampleUser, exampleUserData } from './examples/profile.examples.ts';

import { describePerson } from '@stezhka/kit-contract/examples';
import { erasePerson, exportPerson } from './index.ts';

describePerson('account', { exportPerson, erasePerson });
