import JestRuntime from 'jest-runtime';
import { keepPackagesCompiled } from './compiled-packages.ts';

const keepCompiled = keepPackagesCompiled();

/** The runtime of every test file. */
export default class extends JestRuntime {
  constructor(...given) {
    super(...given);
    keepCompiled(this.executor);
  }
}
