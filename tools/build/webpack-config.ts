import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { containerName } from '@stezhka/shell-composition/releases';
import type { Compiler, Configuration, RuleSetRule } from 'webpack';
import { folderOf, REMOTES, ROOT } from '../workspaces.ts';
import { devMapOf } from './page-sources.ts';
import { VERSION_MARK } from './write-release.ts';

export { folderOf, REMOTES, ROOT };

const require = createRequire(import.meta.url);
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const Minimizer = require('minimizer-webpack-plugin');
const { DefinePlugin, HotModuleReplacementPlugin, NormalModuleReplacementPlugin } = require('webpack');

/** Modules of libraries that do more than a page asks of them, and what does just that (decision 0029). */
export const LIGHTER = [
  [/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/, 'lucide-icon.js'],
  [
    /runtime-core\/dist\/(plugins\/(snapshot\/\w+|generate-preload-assets)|utils\/preload)\.js$/,
    'no-snapshots.js',
  ],
  [/runtime-core\/dist\/utils\/semver\/index\.js$/, 'plain-versions.js'],
  [/error-codes\/dist\/desc\.mjs$/, 'no-descriptions.js'],
  [/@formatjs\/intl\/index\.js$/, 'light-intl.js'],
] as const;

const esm = (id: string) => require.resolve(id).replace(/index\.cjs$/, 'index.js');
/** The libraries' modules for bundlers, which `require` does not lead to. */
export const ESM = {
  runtimeCore: esm('@module-federation/runtime-core'),
  sdk: esm('@module-federation/sdk'),
};

export type Side = 'web' | 'server';

/** Libraries that exist once on a page, whoever brings them; versions stand in the root package.json. */
const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/',
  '@stezhka/router',
  '@stezhka/store',
  '@stezhka/intl',
];

function shared(host: boolean) {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return Object.fromEntries(
    SINGLETONS.map((name) => {
      const version = dependencies[name.replace(/^(\w[^/]*)\/.*$/, '$1')];
      const requiredVersion = version ? `^${version}` : '^1.0.0';
      return [name, { singleton: true, requiredVersion, eager: host, ...(host ? {} : { import: false }) }];
    }),
  );
}

/** Modules of the shell that show more while one develops; a production build knows nothing of it. */
const DEVELOPMENT = [
  [/shell\/src\/frame\/frame\.tsx$/, 'frame.tsx'],
  [/shell\/src\/frame\/messages\.tsx$/, 'messages.tsx'],
  [/shell\/src\/remotes\/slot\.tsx$/, 'slot.tsx'],
] as const;

export interface ConfigOptions {
  mode?: 'production' | 'development';
  source?: string;
  folder?: string;
  /** Whether this build may use what earlier ones have kept, and keep its own. */
  keep?: boolean;
  /** Development only: the shell's React is a development one too, so that saved components keep their state. */
  hot?: boolean;
}

export function webpackConfig(
  name: string,
  side: Side,
  {
    mode = 'production',
    source = join(ROOT, folderOf(name)),
    folder = join(source, 'dist'),
    keep = true,
    hot: wantsHot = false,
  }: ConfigOptions = {},
): Configuration {
  const host = name === 'shell';
  const web = side === 'web';
  const dev = mode === 'development';
  const hot = wantsHot && web;
  // A development build overwrites its files; a release's never change.
  const hash = dev ? '' : '.[contenthash:8]';
  return {
    name: `${name}-${side}`,
    mode,
    context: source,
    target: web ? ['web', 'es2022'] : 'async-node',
    // The site's policy allows no eval.
    devtool: dev ? 'cheap-module-source-map' : false,
    entry: entries(host, web, hot),
    output: {
      path: join(folder, side),
      publicPath: dev && web ? 'auto' : `/assets/${name}/${VERSION_MARK}/`,
      clean: !dev,
      uniqueName: `${name}-${side}`,
      filename: web ? `[name]${hash}.js` : '[name].js',
      chunkFilename: web ? `[name]${hash}.js` : '[name].js',
      ...(dev && { devtoolModuleFilenameTemplate: 'file://[absolute-resource-path]', pathinfo: false }),
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      ...(web ? {} : { library: { type: 'commonjs-module' } }),
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        ...(host && web
          ? {
              '@module-federation/runtime-core$': ESM.runtimeCore,
              '@module-federation/sdk$': ESM.sdk,
            }
          : {}),
        ...(!host && web
          ? {
              [require.resolve('@module-federation/webpack-bundler-runtime/bundler')]: join(
                import.meta.dirname,
                'remote-runtime.js',
              ),
            }
          : {}),
        '@formatjs/icu-messageformat-parser$': require.resolve(
          '@formatjs/icu-messageformat-parser/no-parser.js',
        ),
      },
    },
    module: {
      rules: [
        ...scripts(hot && name),
        ...(web ? [contracts()] : []),
        texts(hot && name),
        ...styles(web, mode),
        assets(),
      ],
    },
    optimization: {
      minimize: web && !dev,
      minimizer: [
        new Minimizer({
          minify: Minimizer.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 3, ecma: 2022 }, mangle: true, ecma: 2022 },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
    performance: { hints: false },
    cache: keep
      ? {
          type: 'filesystem',
          cacheDirectory: join(ROOT, '.cache', 'webpack'),
          name: `${name}-${side}-${mode}${dev && !wantsHot ? '-alone' : ''}`,
          buildDependencies: {
            config: [
              'webpack-config.ts',
              'remote-runtime.js',
              'lucide-icon.js',
              'no-snapshots.js',
              'plain-versions.js',
              'no-descriptions.js',
              'light-intl.js',
              'texts-loader.cjs',
              'pure-operations-loader.cjs',
              'hot-loader.cjs',
            ].map((file) => join(import.meta.dirname, file)),
          },
        }
      : dev && { type: 'memory' },
    stats: 'errors-warnings',
    plugins: [
      new MiniCssExtractPlugin({
        filename: `[name]${hash}.css`,
        chunkFilename: `[name]${hash}.css`,
        ignoreOrder: true,
      }),
      ...(web ? [integrity] : []),
      ...(dev && host ? [new DefinePlugin({ STEZHKA_DEV_MAP: JSON.stringify(devMapOf()) })] : []),
      ...(dev && host ? DEVELOPMENT : []).map(([module, own]) =>
        replaced(module, join(ROOT, 'shell/src/dev', own)),
      ),
      ...LIGHTER.map(([module, own]) => replaced(module, join(import.meta.dirname, own))),
      federation(name, host, web, hash),
      ...(hot ? [new HotModuleReplacementPlugin()] : []),
    ],
  };
}

function entries(host: boolean, web: boolean, hot: boolean): Configuration['entry'] {
  if (!host) return {};
  if (!web) return { server: './src/server.tsx' };
  return { main: hot ? ['./src/dev/hot.ts', './src/browser.ts'] : './src/browser.ts' };
}

function federation(name: string, host: boolean, web: boolean, hash: string) {
  const container = containerName(name);
  return new ModuleFederationPlugin({
    name: container,
    filename: web ? `remoteEntry${hash}.js` : 'remoteEntry.js',
    ...(host ? {} : { exposes: { './remote': { import: './src/remote.ts', name: 'remote' } } }),
    shared: shared(host),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    ...(web ? {} : { library: { type: 'commonjs-module', name: container }, remoteType: 'script' }),
    runtimePlugins: host
      ? [join(ROOT, 'shell/src/remotes', web ? 'browser-plugin.ts' : 'server-plugin.ts')]
      : [],
    experiments: {
      optimization: { target: web ? 'web' : 'node', disableSnapshot: true },
    },
  });
}

/** `own` itself may import the module that it stands for. */
const replaced = (module: RegExp, own: string) =>
  new NormalModuleReplacementPlugin(module, ({ createData, contextInfo }: ResolveData) => {
    if (createData.resource && contextInfo.issuer !== own)
      Object.assign(createData, { resource: own, request: own, userRequest: own });
  });

interface ResolveData {
  createData: { resource?: string };
  contextInfo: { issuer: string };
}

/** What a part loads later must be what the release says, too; the shell knows (shell/src/remotes/releases.ts). */
const integrity = {
  apply(compiler: Compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    const check = (tag: string, url: string) =>
      `\n${tag}.integrity = globalThis.stezhkaIntegrity?.(${url}) ?? '';`;
    compiler.hooks.compilation.tap('integrity', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'integrity',
        (source) => source + check('script', 'url'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'integrity',
        (source: string, { tag, href }: { tag: string; href: string }) => source + check(tag, href),
      );
    });
  },
};

/** @param part whose components can be swapped while a page is open; in a production build of none */
function scripts(part: string | false): RuleSetRule[] {
  const compile = {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', development: !!part, ...(part && { refresh: true }) },
        },
      },
    },
  };
  return [...(part ? [{ test: /\.tsx$/, exclude: /node_modules/, ...hotLoader(part) }] : []), compile];
}

const hotLoader = (part: string) => ({
  loader: join(import.meta.dirname, 'hot-loader.cjs'),
  options: { part },
});

const contracts = (): RuleSetRule => ({
  test: /\/services\/[\w-]+\/contract\/src\/[\w-]+\.ts$/,
  enforce: 'pre',
  use: [join(import.meta.dirname, 'pure-operations-loader.cjs')],
});

const texts = (part: string | false): RuleSetRule => ({
  test: /\/texts\/\w+\.json$/,
  type: part ? 'javascript/auto' : 'json',
  use: [...(part ? [hotLoader(part)] : []), join(import.meta.dirname, 'texts-loader.cjs')],
});

function styles(web: boolean, mode: string): RuleSetRule[] {
  const css = (modules: object | false) => ({
    loader: 'css-loader',
    options: { modules: modules && { ...modules, exportOnlyLocals: !web } },
  });
  const names = {
    localIdentName: mode === 'production' ? '[hash:base64:6]' : '[name]-[local]-[hash:base64:5]',
    namedExport: false,
    exportLocalsConvention: 'as-is',
  };
  const extract = web ? [MiniCssExtractPlugin.loader] : [];
  return [
    { test: /\.module\.css$/, use: [...extract, css(names)], sideEffects: false },
    web
      ? { test: /\.css$/, exclude: /\.module\.css$/, use: [...extract, css(false)], sideEffects: true }
      : { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/source' },
  ];
}

const assets = (): RuleSetRule => ({
  oneOf: [
    { test: /\.woff2?$/, type: 'asset/resource' },
    { test: /\.svg$/, type: 'asset/resource' },
    { test: /\.(webp|png|jpg|avif|mp4|webm)$/, type: 'asset/resource' },
  ],
});
