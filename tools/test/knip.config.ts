import type { KnipConfig } from 'knip';

/** No other repository imports a package of this one: what their faces offer must be used too. */
const face = { includeEntryExports: true };
const service = { entry: ['src/{main,seed}.ts!'] };

/** Dead files, dead exports, and dependencies that are not used or not declared. */
const config: KnipConfig = {
  // A type that its own module uses gives a shape its name; nothing of it reaches a browser.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // The faces name the types of replies: declarations of their users refer to them.
  ignoreIssues: { 'services/*/contract/src/index.ts': ['types'] },
  // Programs of the machine, not of npm.
  ignoreBinaries: ['apt-get', 'ldd'],
  workspaces: {
    '.': {
      // Types for a package that tools declares; what tools/run.mjs and tools/test/gates.ts start by its path.
      ignoreDependencies: ['@types/smtp-server', '@biomejs/biome'],
    },
    'mfe-*': { entry: ['src/remote.ts!'] },
    // Its pictures are drawn by hand, when they change.
    'mfe-diary': { entry: ['src/remote.ts!', 'art/*.ts'] },
    'services/*': service,
    // tools/bench/bench.ts starts the measurements.
    'services/content': { entry: [...service.entry, 'src/testing/search-bench.ts'] },
    'services/{diary,shop}': { entry: [...service.entry, 'src/testing/*-bench.ts'] },
    'services/art': face,
    'services/kit': { ...face, entry: ['src/testing/*-bench.ts'] },
    'services/*/contract': face,
    // The page of the description loads its script by an address.
    gateway: { entry: ['src/main.ts!', 'src/description/page/docs.js'] },
    // fonts.css takes the fonts from them.
    'shared-ui': { ...face, ignoreDependencies: ['@fontsource-variable/.+'] },
    'shared-ui/*': face,
    'shared-ui/gallery': { entry: ['src/remote.ts!'] },
    'shell/composition': face,
    'shell/contract': face,
    shell: {
      // tools/build/webpack-config.ts names what is built, tools/start/process-plans.ts the process.
      entry: [
        'src/{browser.ts,server.tsx}!',
        'src/pre-hydration.ts!',
        'src/dev/{hot.ts,frame.tsx,messages.tsx,slot.tsx}',
        'src/remotes/*-plugin.ts!',
        'server/main.ts!',
      ],
    },
    e2e: { entry: ['src/**/*.e2e.ts'] },
    tools: {
      entry: [
        // tools/run.mjs, docker-compose.yml and tools/start/process-plans.ts start them.
        'start/start.ts',
        'dev/{dev,checker,client,declared}.ts',
        'test/{test,check,sizes,run-*}.ts',
        'build/build.ts',
        'bench/bench.ts',
        '{look,schemas}.ts',
        'new/new.ts',
        'films/{make-films,scenes}.ts',
        'start/demo-login.ts',
        'compose/{config,initiate,make-current,members,publish,seed,users}.ts',
        'indexes/indexes.ts',
        'fuzz/{fuzz,run,site}.ts',
        // Loaded into jest by their paths.
        'mutate/{mutate,run-file,transform,with-mutants,remember-database}.ts',
        'mutate/web-environment.js',
        'mutate/test/fixture/*.ts',
        'jobs/jobs.ts',
        'staff/grant.ts',
        '{mail-sink,openid-provider}/main.ts',
        // The build takes them by their paths.
        'build/*.{js,cjs}',
        // For people, when a drawing changes.
        '{art,icons,night-video}.ts',
      ],
      // Loaders that tools/build/webpack-config.ts names as text, and the minifier that one of them looks for.
      ignoreDependencies: ['css-loader', 'swc-loader', 'lightningcss'],
    },
  },
};
export default config;
