import './examples/achievements.examples.ts';
import './examples/calendar.examples.ts';
import './examples/courses.examples.ts';
import './examples/day-layouts.examples.ts';
import './examples/days.examples.ts';
import './examples/goals.examples.ts';
import './examples/guide.examples.ts';
import './examples/habits.examples.ts';
import './examples/jobs.examples.ts';
import './examples/marathons.examples.ts';
import './examples/measured.examples.ts';
import './examples/parameters.examples.ts';
import './examples/settings.examples.ts';
import './examples/spheres.examples.ts';
import { describePerson } from '@stezhka/kit-contract/examples';
import { erasePerson, exportPerson } from './index.ts';

export { dayStarts } from './examples/day-starts.examples.ts';

describePerson('diary', { exportPerson, erasePerson });
