import JsdomEnvironment from '../testing/jsdom-environment.js';
import { withMutants } from './with-mutants.ts';

export default withMutants(JsdomEnvironment);
