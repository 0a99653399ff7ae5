import type { ParameterSeed } from './parameter.ts';
import { doingParameters } from './parameters/doing.ts';
import { peopleParameters } from './parameters/people.ts';
import { selfParameters } from './parameters/self.ts';

/** What a day may be measured by: 40 definitions, of which the default ones greet a newcomer. */
export const parameters: ParameterSeed[] = [...selfParameters, ...peopleParameters, ...doingParameters];
