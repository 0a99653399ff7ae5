import './examples/calendar.examples.ts';
import './examples/days.examples.ts';
import './examples/guide.examples.ts';
import './examples/parameters.examples.ts';
import './examples/settings.examples.ts';
import './examples/spheres.examples.ts';
import { describePerson } from '@stezhka/kit-contract/examples';
import { erasePerson, exportPerson } from './index.ts';

describePerson('diary', { exportPerson, erasePerson });
