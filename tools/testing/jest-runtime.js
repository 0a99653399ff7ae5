import JestRuntime from 'jest-runtime';
import { keepPackagesCompiled, keepPackageTexts } from './compiled-packages.ts';

const keepCompiled = keepPackagesCompiled();
const keepTexts = keepPackageTexts();

/** The runtime of every test file. */
export default class extends JestRuntime {
  constructor(config, environment, resolver, transformer, texts, ...others) {
    keepTexts(texts);
    super(config, environment, resolver, transformer, texts, ...others);
    keepCompiled(this.executor);
  }
}
