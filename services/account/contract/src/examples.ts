import './examples/balance.examples.ts';
import './examples/experts.examples.ts';
import './examples/login.examples.ts';
import './examples/openid.examples.ts';
import './examples/person.examples.ts';
import './examples/privacy.examples.ts';
import './examples/recovery.examples.ts';
import './examples/registration.examples.ts';
import './examples/second-factor.examples.ts';
import './examples/sessions.examples.ts';
import './examples/skills.examples.ts';
import './examples/verification.examples.ts';

export { exampleUserData } from './examples/profile.examples.ts';
export { exampleUser } from './examples/user.examples.ts';
