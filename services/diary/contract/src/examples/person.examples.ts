import { describePerson } from '@stezhka/kit-contract/examples';
import { erasePerson, exportPerson } from '../person.ts';

describePerson('diary', { exportPerson, erasePerson });
