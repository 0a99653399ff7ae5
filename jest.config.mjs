const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
  },
];
const moduleNameMapper = { '^fast-check$': '<rootDir>/tools/testing/fast-check.ts' };
const base = {
  // Packages stay compiled from file to file.
  runtime: '<rootDir>/tools/testing/jest-runtime.js',
  moduleNameMapper,
  transform: { '^.+\\.tsx?$': swc },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.cache/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
};
const web = ['shell', 'shared-ui', 'mfe-shop', 'mfe-diary', 'mfe-content', 'mfe-account'];

export default {
  globalSetup: '<rootDir>/tools/testing/jest-setup.ts',
  globalTeardown: '<rootDir>/tools/testing/jest-teardown.ts',
  // One more than the cores of a small machine: a third of the time a test file waits for its database.
  maxWorkers: 3,
  // Contexts of test files pile up until a full collection: a new worker is cheaper than a heap of gigabytes.
  workerIdleMemoryLimit: '1500MB',
  // Ends a test that hangs; on a busy machine anything else may take its time.
  testTimeout: 120_000,
  // A failing order is repeated by the seed that the run prints: jest --seed=…
  randomize: true,
  showSeed: true,
  projects: [
    {
      ...base,
      displayName: 'web',
      testEnvironment: '<rootDir>/tools/testing/jsdom-environment.js',
      setupFilesAfterEnv: ['<rootDir>/tools/testing/async-timeout.ts'],
      testMatch: [`<rootDir>/(${web.join('|')})/**/*.test.ts?(x)`],
      testPathIgnorePatterns: [...base.testPathIgnorePatterns, '/shell/server/'],
      moduleNameMapper: {
        ...moduleNameMapper,
        '\\.css$': '<rootDir>/tools/testing/css-modules-stub.js',
        '\\.(svg|webp|webm)$': '<rootDir>/tools/testing/asset-stub.js',
      },
    },
    {
      ...base,
      displayName: 'node',
      testEnvironment: 'node',
      moduleNameMapper: {
        ...moduleNameMapper,
        '^supertest$': '<rootDir>/tools/testing/supertest.ts',
      },
      testMatch: [
        '<rootDir>/(services|gateway|tools|e2e)/**/*.test.ts',
        '<rootDir>/shell/server/**/*.test.ts',
      ],
    },
  ],
};
