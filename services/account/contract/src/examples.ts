import './balance.examples.ts';
import './experts.examples.ts';
import './login.examples.ts';
import './openid.examples.ts';
import './person.examples.ts';
import './privacy.examples.ts';
import './recovery.examples.ts';
import './registration.examples.ts';
import './second-factor.examples.ts';
import './sessions.examples.ts';
import './skills.examples.ts';
import './verification.examples.ts';

export { exampleUserData } from './profile.examples.ts';
export { exampleUser } from './user.examples.ts';
