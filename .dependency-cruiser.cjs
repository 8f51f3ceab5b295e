// The layer rule as a machine checks it. Each rule's comment says what IS allowed; ARCHITECTURE.md draws the picture.

/** Type-only imports carry no code, so rules about run-time weight leave them out. */
const byValue = { dependencyTypesNot: ['type-only'] }
const tests = '\\.test\\.tsx?$'
const packages = '(^|/)node_modules/'
/** A package by name, wherever npm has put it. */
const pkg = (names) => `(^|/)node_modules/(${names})/`

/** The floors of src/main, highest first: a file may import its own floor's folder and every floor below. */
const floors = [['hosts'], ['app'], ['features'], ['guard'], ['sync'], ['decoding'], ['clients', 'ledger'], ['db'], ['platform']]
const at = (names) => `^src/main/(${names.map((name) => `${name}/`).join('|')})`

const upward = floors.slice(1).map((floor, index) => ({
  name: `no-way-up-from-${floor[0]}`,
  severity: 'error',
  comment: `${floor.join(', ')} may import what lies below: ${
    floors
      .slice(index + 2)
      .flat()
      .join(', ') || 'nothing of src/main'
  }; also src/shared and src/wire.`,
  from: { path: at(floor), pathNot: tests },
  to: { path: at(floors.slice(0, index + 1).flat()) },
}))

const clients = ['indexer', 'router', 'chains', 'media', 'prices', 'vip']
const sideways = [
  ...clients.map((client) => ({
    party: `clients/${client}`,
    others: [...clients.filter((other) => other !== client).map((other) => `clients/${other}`), 'ledger'],
  })),
  { party: 'ledger', others: ['clients'] },
].map(({ party, others }) => ({
  name: `${party.replace('/', '-')}-alone`,
  severity: 'error',
  comment: `src/main/${party} may import db, platform, src/shared and src/wire, never another outside party.`,
  from: { path: at([party]), pathNot: tests },
  to: { path: at(others) },
}))

/** The features that a feature of src/main may import besides itself. */
const featureImports = {
  accounts: ['devices', 'transfers'],
  activity: ['accounts', 'search'],
  devices: [],
  diagnostics: ['maintenance'],
  explorer: [],
  exports: ['labels', 'search'],
  figures: ['accounts', 'portfolio', 'search'],
  gains: ['exports', 'labels', 'portfolio', 'search'],
  governance: ['transfers'],
  labels: [],
  maintenance: ['exports', 'gains', 'labels', 'vault'],
  messages: [],
  network: [],
  nfts: [],
  notices: [],
  permissions: ['search', 'transfers'],
  portfolio: ['accounts'],
  privacy: ['accounts', 'portfolio'],
  search: [],
  settings: [],
  staking: ['transfers'],
  transfers: [],
  updates: [],
  vault: ['maintenance'],
  withdrawals: ['transfers'],
}
const mainFeatures = Object.entries(featureImports).map(([feature, others]) => ({
  name: `feature-${feature}`,
  severity: 'error',
  comment: `src/main/features/${feature} may import, of the features, ${['itself', ...others].join(', ')}.`,
  from: { path: `^src/main/features/${feature}/`, pathNot: tests },
  to: { path: '^src/main/features/', pathNot: `^src/main/features/(${[feature, ...others].join('|')})/` },
}))

/** What the folders of src/renderer may import of src/renderer besides themselves; `navigation`, `location` and `window` are files. */
const rendererFolders = {
  words: ['types of data and features'],
  kit: ['words', 'window'],
  data: ['words', 'navigation', 'location', 'window'],
  parts: ['kit', 'data', 'words', 'navigation', 'location', 'window'],
}
/** The features that a feature of src/renderer may import besides itself and what `parts` may. */
const rendererFeatures = {
  accounts: ['devices', 'labels'],
  activity: ['exports', 'labels'],
  devices: [],
  diagnostics: ['maintenance'],
  explorer: ['activity', 'labels'],
  exports: [],
  gains: ['exports'],
  governance: [],
  labels: ['exports'],
  maintenance: [],
  messages: ['devices'],
  nfts: ['exports', 'labels'],
  notices: [],
  permissions: [],
  portfolio: ['exports', 'labels'],
  receive: [],
  settings: ['maintenance', 'vault'],
  staking: [],
  transfers: ['devices', 'exports', 'labels'],
  vault: ['maintenance'],
  welcome: ['maintenance'],
  withdrawals: [],
}
const inRenderer = (names) => names.map((name) => `^src/renderer/${name}(/|\\.tsx?$)`)
const rendererLayers = [
  ...Object.entries(rendererFolders).map(([folder, others]) => ({
    name: `renderer-${folder}`,
    severity: 'error',
    comment: `src/renderer/${folder} may import, of src/renderer, ${['itself', ...others].join(', ')}.`,
    from: { path: `^src/renderer/${folder}/`, pathNot: tests },
    to: { path: '^src/renderer/', pathNot: inRenderer([folder, ...others]), ...(folder === 'words' ? byValue : {}) },
  })),
  ...Object.entries(rendererFeatures).map(([feature, others]) => ({
    name: `renderer-feature-${feature}`,
    severity: 'error',
    comment: `src/renderer/features/${feature} may import, of src/renderer, ${['itself', ...others].join(', ')}, parts, kit, data, words, navigation, location and window.`,
    from: { path: `^src/renderer/features/${feature}/`, pathNot: tests },
    to: {
      path: '^src/renderer/',
      pathNot: inRenderer([
        ...[feature, ...others].map((name) => `features/${name}`),
        'parts',
        'kit',
        'data',
        'words',
        'navigation',
        'location',
        'window',
      ]),
    },
  })),
]

/** Every place for a source file: what lies elsewhere fails, so that no file escapes the rules. */
const places = [
  `^src/main/(${floors
    .flat()
    .filter((floor) => floor !== 'features' && floor !== 'clients')
    .join('|')})/`,
  `^src/main/features/(${Object.keys(featureImports).join('|')})/`,
  `^src/main/clients/(${clients.join('|')})/`,
  '^src/shared/(contract|domain)/',
  '^src/renderer/[A-Za-z.]+\\.(tsx?|css|d\\.ts)$',
  `^src/renderer/(${[...Object.keys(rendererFolders), 'shell', 'gallery'].join('|')})/`,
  `^src/renderer/features/(${Object.keys(rendererFeatures).join('|')})/`,
  '^src/(wire|practice|preload)/',
]

module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'An import may point down only; move what both need to a lower floor.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'Import what exists; packages must stand in package.json.',
      from: { path: '^(src|test|scripts)/' },
      to: { couldNotResolve: true, pathNot: '^(electron|node:.*|virtual:network-icons)$|\\?' },
    },
    ...upward,
    ...sideways,
    ...mainFeatures,
    {
      name: 'known-place',
      severity: 'error',
      comment: 'A source file stands in one of the folders that the rules name; a new folder needs a rule first.',
      from: { path: '^src/', pathNot: places },
      to: {},
    },
    {
      name: 'known-place-of-import',
      severity: 'error',
      comment: 'What is imported stands in one of the folders that the rules name; a new folder needs a rule first.',
      from: {},
      to: { path: '^src/', pathNot: places },
    },
    {
      name: 'contract-alone',
      severity: 'error',
      comment: 'src/shared/contract may import itself, src/shared/domain and zod.',
      from: { path: '^src/shared/contract/', pathNot: tests },
      to: { pathNot: ['^src/shared/', pkg('zod')] },
    },
    {
      name: 'domain-alone',
      severity: 'error',
      comment: 'src/shared/domain may import itself, and types of src/shared/contract: no schema is loaded with it.',
      from: { path: '^src/shared/domain/', pathNot: tests },
      to: { pathNot: '^src/shared/domain/', ...byValue },
    },
    {
      name: 'domain-types',
      severity: 'error',
      comment: 'Of types src/shared/domain may import those of src/shared.',
      from: { path: '^src/shared/domain/', pathNot: tests },
      to: { pathNot: '^src/shared/' },
    },
    {
      name: 'wire-alone',
      severity: 'error',
      comment: 'src/wire may import itself and zod.',
      from: { path: '^src/wire/', pathNot: tests },
      to: { pathNot: ['^src/wire/', pkg('zod')] },
    },
    {
      name: 'practice-alone',
      severity: 'error',
      comment:
        'src/practice may import src/wire, Node, crypto packages and cosmjs-types, zod, and better-sqlite3 in store/: it checks the bytes of src/main with other code.',
      from: { path: '^src/practice/', pathNot: tests },
      to: {
        pathNot: ['^src/(practice|wire)/', pkg('zod|@noble/[^/]+|cosmjs-types|better-sqlite3|@types/better-sqlite3')],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'main-not-renderer',
      severity: 'error',
      comment: 'src/main may import itself (downward), src/shared, src/wire; app/openWorld.ts also src/practice.',
      from: { path: '^src/main/', pathNot: tests },
      to: { path: '^src/(renderer|preload)/' },
    },
    {
      name: 'practice-door',
      severity: 'error',
      comment: 'Only src/main/app/openWorld.ts may load the practice network: the rest gets a world and cannot tell which.',
      from: { path: '^src/', pathNot: ['^src/practice/', '^src/main/app/openWorld\\.ts$', tests] },
      to: { path: '^src/practice/' },
    },
    {
      name: 'electron-door',
      severity: 'error',
      comment: 'Only src/main/hosts/electron and src/preload may import electron.',
      from: { path: '^src/', pathNot: '^src/(main/hosts/electron|preload)/' },
      to: { path: ['^electron$', pkg('electron')] },
    },
    {
      name: 'hid-door',
      severity: 'error',
      comment: 'Only src/main/ledger may import node-hid, usb and LedgerJS.',
      from: { path: '^src/', pathNot: ['^src/main/ledger/', tests] },
      to: { path: ['^(node-hid|usb)$', pkg('node-hid|usb|@ledgerhq/[^/]+')] },
    },
    {
      name: 'sqlite-door',
      severity: 'error',
      comment: 'Only src/main/db and src/practice/store may import better-sqlite3.',
      from: { path: '^src/', pathNot: ['^src/main/db/', '^src/practice/store/', tests] },
      to: { path: pkg('better-sqlite3'), ...byValue },
    },
    {
      name: 'preload-alone',
      severity: 'error',
      comment: 'src/preload may import electron and src/shared/contract/bridge.ts.',
      from: { path: '^src/preload/' },
      to: { pathNot: ['^src/shared/contract/bridge\\.ts$', '^electron$', pkg('electron')], ...byValue },
    },
    {
      name: 'renderer-alone',
      severity: 'error',
      comment: 'src/renderer may import itself, src/shared and browser packages.',
      from: { path: '^src/renderer/', pathNot: tests },
      to: { path: '^src/(main|preload|practice|wire)/' },
    },
    {
      name: 'renderer-no-node',
      severity: 'error',
      comment: 'src/renderer runs in a sandboxed page: browser packages only.',
      from: { path: '^src/renderer/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'renderer-no-schemas',
      severity: 'error',
      comment:
        'src/renderer may import as values src/shared/domain, bridge.ts and events.ts of src/shared/contract; schemas as types; no zod.',
      from: { path: '^src/renderer/', pathNot: tests },
      to: {
        path: ['^src/shared/contract/', pkg('zod')],
        pathNot: '^src/shared/contract/(bridge|events)\\.ts$',
        ...byValue,
      },
    },
    ...rendererLayers,
    {
      name: 'gallery-apart',
      severity: 'error',
      comment: 'Only src/renderer/main.ts may load the gallery, and only tests and the gallery the sample transfer: users get neither.',
      from: { path: '^src/', pathNot: ['^src/renderer/gallery/', '^src/renderer/main\\.ts$', tests] },
      to: { path: ['^src/renderer/gallery/', '^src/shared/domain/transfer/sampleTransfer\\.ts$'] },
    },
    {
      name: 'tests-stay-outside',
      severity: 'error',
      comment: 'src may not import test code; tests import src.',
      from: { path: '^src/', pathNot: tests },
      to: { path: ['^test/', tests] },
    },
    {
      name: 'natives-only-at-run-time',
      severity: 'error',
      comment:
        'Only what carries a binary (SQLite, HID, image codecs) is installed with the app; the rest is bundled from devDependencies.',
      from: { path: '^src/' },
      to: { path: packages, dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^out/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
}
