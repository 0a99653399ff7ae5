import { TestEnvironment } from 'jest-environment-node';
import { withMutants } from './with-mutants.ts';

export default withMutants(TestEnvironment);
