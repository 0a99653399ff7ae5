import type { IForbiddenRuleType } from 'dependency-cruiser';

/** Tests and their helpers; two helpers stand beside what they are made for. */
const TESTS = ['[.](test|e2e)[.]tsx?$', '/testing[/.]', '/testing-form[.]tsx$', '/leaflet-sample[.]ts$'];
const anyTest = new RegExp(TESTS.join('|'));
export const isTest = (file: string): boolean => anyTest.test(file);

const NODE = 'core';
const SINGLETONS = ['^shared-ui/router/', '^shared-ui/store/', '^shared-ui/intl/'];
const SERVICE_CONTRACTS = '^services/[a-z]+/contract/';
const KIT_CONTRACT = '^services/kit/contract/';
/** What only gateway, renderer, shell and tools share, with the types that it takes from the contract. */
const COMPOSITION = '^shell/(composition|contract)/';
const ART = '^services/art/src/';
const npm = (...names: string[]) => `^node_modules/(${names.join('|')})/`;
/** What tests of pages need; which version is the root package.json's matter. */
const TEST_TOOLS = [npm('@jest/globals', '@testing-library', 'fast-check'), '^tools/testing/'];
/** npm packages for browsers are listed by name: each of them is paid for at the first visit. */
const PAGE_PACKAGES = npm(
  'react',
  'react-dom',
  'lucide-react',
  'react-easy-crop',
  'embla-carousel-react',
  '@photo-sphere-viewer',
);

interface Border {
  name: string;
  comment: string;
  /** Regular expressions over paths from the root; '$1' is the group of `of`. */
  of: string;
  except?: string;
  imports: string[];
  /** Its tests import this too, beside Node's own modules. */
  testsImport?: string[];
  node?: boolean;
}

/** What each part may import; everything else is forbidden (docs/architecture.md, 'Boundaries'). */
const BORDERS: Border[] = [
  {
    name: 'remote',
    comment: 'A remote imports itself, shared-ui, shell/contract, the service contracts, shared singletons.',
    of: '^(mfe-[a-z]+|shared-ui/gallery)/src/',
    imports: [
      '^$1/src/',
      '^shared-ui/src/',
      '^shell/contract/',
      SERVICE_CONTRACTS,
      ...SINGLETONS,
      PAGE_PACKAGES,
    ],
    testsImport: [...TEST_TOOLS, '^shell/src/testing/'],
  },
  {
    name: 'remote-drawings',
    comment: 'A script that draws pictures of a remote is no part of it; it knows the drawings.',
    of: '^mfe-([a-z]+)/',
    except: '^mfe-[a-z]+/src/',
    imports: ['^mfe-$1/', ART, '^services/kit/src/files/raster[.]ts$', SERVICE_CONTRACTS, PAGE_PACKAGES],
    node: true,
  },
  {
    name: 'shared-ui',
    comment:
      'shared-ui stands under everything and knows no domain; what a page shares it asks of the shell.',
    of: '^shared-ui/src/',
    imports: [
      '^shared-ui/src/',
      '^shell/contract/',
      KIT_CONTRACT,
      ...SINGLETONS,
      PAGE_PACKAGES,
      npm('@radix-ui/react-dialog', '@fontsource-variable', 'd3-shape', 'maska'),
    ],
    testsImport: [...TEST_TOOLS, '^shell/src/testing/'],
  },
  {
    name: 'singleton',
    comment: 'A shared singleton wraps its library and knows nothing else.',
    of: '^shared-ui/(router|store|intl)/',
    imports: [
      '^shared-ui/$1/',
      npm('react', 'react-router', 'react-redux', '@reduxjs/toolkit', 'react-intl'),
    ],
    testsImport: TEST_TOOLS,
  },
  {
    name: 'contract',
    comment: "A contract is types and pure values: itself and the kit's contract.",
    of: '^services/([a-z]+)/contract/',
    imports: ['^services/$1/contract/', KIT_CONTRACT],
    testsImport: TEST_TOOLS,
  },
  {
    name: 'shell-contract',
    comment: "shell/contract imports the kit's contract, and of libraries their types.",
    of: '^shell/contract/',
    imports: ['^shell/contract/', KIT_CONTRACT, npm('react', 'redux')],
    testsImport: [...TEST_TOOLS, ...SINGLETONS],
  },
  {
    name: 'shell-composition',
    comment: 'shell/composition is shared by gateway, renderer and tools: contracts, and no code of a page.',
    of: '^shell/composition/',
    imports: ['^shell/(composition|contract)/', KIT_CONTRACT],
    testsImport: TEST_TOOLS,
  },
  {
    name: 'shell',
    comment: 'The shell knows remotes by their releases and services by their contracts.',
    of: '^shell/src/',
    imports: [
      '^shell/(src|composition|contract)/',
      '^shared-ui/src/',
      SERVICE_CONTRACTS,
      ...SINGLETONS,
      PAGE_PACKAGES,
      npm('@radix-ui/react-dialog', '@module-federation/enhanced', '@reduxjs/toolkit', 'redux'),
      npm('react-refresh'),
    ],
    testsImport: [...TEST_TOOLS, npm('@swc/core')],
    node: true,
  },
  {
    name: 'renderer',
    comment: 'The renderer loads releases; of the shell it knows types.',
    of: '^shell/server/',
    imports: ['^shell/', '^services/kit/(src|contract)/', npm('express')],
    node: true,
  },
  {
    name: 'kit',
    comment: 'The kit stands under all services and knows none.',
    of: '^services/kit/src/',
    imports: ['^services/kit/(src|contract)/', 'node_modules/'],
    testsImport: [ART],
    node: true,
  },
  {
    name: 'art',
    comment: 'A drawing is a pure function: it imports other drawings, neither Node nor a package.',
    of: '^services/art/',
    imports: ['^services/art/'],
    testsImport: TEST_TOOLS,
  },
  {
    name: 'service',
    comment: 'A service imports itself, kit, art and contracts: it asks another through its contract.',
    of: '^services/([a-z]+)/(src|seed)/',
    except: '^services/(kit|art)/',
    imports: ['^services/$1/', '^services/kit/src/', ART, SERVICE_CONTRACTS, 'node_modules/'],
    node: true,
  },
  {
    name: 'gateway',
    comment: 'The gateway knows releases and tables of operations, not the code behind them.',
    of: '^gateway/',
    imports: ['^gateway/', '^services/kit/(src|contract)/', COMPOSITION, 'node_modules/'],
    node: true,
  },
  {
    name: 'tools',
    comment: 'Tools and journeys know contracts, kit and art; parts of the site they start as processes.',
    of: '^(tools|e2e)/',
    imports: ['^(tools|e2e)/', '^services/kit/src/', ART, SERVICE_CONTRACTS, COMPOSITION, 'node_modules/'],
    node: true,
  },
];

const allowed = ({ name, comment, of, except, imports, node }: Border): IForbiddenRuleType => ({
  name,
  comment,
  severity: 'error',
  from: { path: of, pathNot: [...TESTS, ...(except ? [except] : [])] },
  to: { pathNot: imports, ...(node && { dependencyTypesNot: [NODE] }) },
});

const allowedInTests = ({
  name,
  comment,
  of,
  except,
  imports,
  testsImport = [],
}: Border): IForbiddenRuleType => ({
  name: `${name}-test`,
  comment,
  severity: 'error',
  from: { path: TESTS.map((test) => `${of.replace(/\/$/, '')}.*${test}`), pathNot: except ? [except] : [] },
  to: { pathNot: [...imports, ...testsImport], dependencyTypesNot: [NODE] },
});

/** Rules for dependency-cruiser. */
export const borderRules: IForbiddenRuleType[] = [
  ...BORDERS.map(allowed),
  ...BORDERS.map(allowedInTests),
  {
    name: 'types-alone',
    comment: "Types alone: the shell's two packages compile into other parts, the renderer loads its build.",
    severity: 'error',
    from: { path: '^shell/(contract|composition|server)/', pathNot: TESTS },
    to: { path: ['^shell/src/', npm('react', 'redux')], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'drawn-in-seeds',
    comment: 'Services draw in their seeds and in the constructor; everything else shows stored pictures.',
    severity: 'error',
    from: {
      path: '^services/',
      pathNot: [
        ...TESTS,
        '^services/art/',
        '^services/[a-z]+/(src/)?seed/',
        '^services/shop/src/constructor/',
      ],
    },
    to: { path: ART },
  },
  {
    name: 'server-knows-no-pages',
    comment: 'Services, gateway and kit know nothing of pages.',
    severity: 'error',
    from: { path: '^(services|gateway)/' },
    to: { path: npm('react[a-z-]*', '@reduxjs', 'redux', 'lucide-react', '@radix-ui') },
  },
  {
    name: 'tests-stay-outside',
    comment: 'What runs in production imports no test and no helper of tests.',
    severity: 'error',
    from: { pathNot: [...TESTS, '^(tools|e2e)/'] },
    to: { path: TESTS },
  },
  {
    name: 'examples-stay-outside',
    comment: 'Examples of contracts feed tests and the description of all calls; no browser loads them.',
    severity: 'error',
    from: {
      path: ['^(mfe-[a-z]+|shell|shared-ui)/', SERVICE_CONTRACTS, KIT_CONTRACT],
      pathNot: [...TESTS, '[./]examples[.]ts$'],
    },
    to: { path: ['/contract/src/examples[.]ts$', '[.]examples[.]ts$'] },
  },
  {
    name: 'development-alone',
    comment: 'What development builds add to a page is imported by nothing else (decision 0069).',
    severity: 'error',
    from: { pathNot: [...TESTS, '^shell/src/dev/'] },
    to: { path: ['^shell/src/dev/', npm('react-refresh')] },
  },
  {
    name: 'declared',
    comment: 'A package is declared in the package.json of the part that imports it.',
    severity: 'error',
    // The icon is compiled into the parts that show it, with their react.
    from: { pathNot: [...TESTS, '^tools/build/lucide-icon[.]js$'] },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
  },
  {
    name: 'found',
    comment: 'An import leads somewhere.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];

/** A feature is a folder directly below a part's src. */
export const cycleRule: IForbiddenRuleType = {
  name: 'feature-cycle',
  severity: 'error',
  scope: 'folder',
  from: { path: '/src/[^/]+$' },
  to: { circular: true },
};
