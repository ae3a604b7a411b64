/** The import rules of docs/architecture.md; each `comment` is the advice that a break of it gets. */

const stages = 'intake|pages|compare|straighten|scan|layout|rows|statement|reread|signals';
const stage = `^packages/engine/src/(${stages})/`;
const stageEntries = [
  'intake/open-document',
  'pages/read-pages',
  'compare/doubt-text',
  'straighten/straighten',
  'scan/read-scan',
  'layout/find-layout',
  'rows/read-rows',
  'statement/build-statements',
  'reread/reread',
  'signals/find-signals',
].map((entry) => `^packages/engine/src/${entry}[.]ts$`);
/** Tests, and what only tests use. */
const test = '[.]test[.]tsx?$|/testing/|^packages/engine/tests/';
/** What is known beforehand and holds on any page. */
const knowledge = '^packages/engine/src/((values|languages|calendars|geometry|shapes)/|tolerances[.]ts)';
/** The floors above the stages: what proposes, what judges, what chooses. */
const proposals = '^packages/engine/src/proposals/';
const proof = '^packages/engine/src/proof/';
const search = '^packages/engine/src/search/';
/** They write down a way of a document: the conversion itself, what shows how it went, and what reads again or judges again what is corrected. */
const ways = [
  '^packages/engine/src/(convert|conversion|count-pages|inspect|see-layout|show-pictures)[.]ts$',
  '^packages/engine/src/review/(recheck|recheck-dates|read-box|see-columns)[.]ts$',
];
const foundations =
  '^packages/web/src/(batch|layouts|i18n|session|api|engine|exporting|statement|documents|verdict|pwa|viewer)/';
/** Where a program, a worker or a bundler begins to read; what none of them reaches is not used. */
const entries = [
  '^packages/[^/]+/src/(index|main|worker)[.]ts$',
  '^packages/[^/]+/bin/',
  '^packages/engine/platform/(node|browser)/index[.]ts$',
  '^packages/(engine/platform|[^/]+/src)/.*(worker|child)[.]ts$',
  '^packages/web/src/(root|routes|entry[.](client|server))[.]tsx?$',
  '^packages/web/src/routes/',
  '^packages/web/[^/]+[.]config[.]ts$',
  // In place of a module of `use-intl`: see `alias` in the web app's configuration
  '^packages/web/src/i18n/format-message[.]ts$',
  '^packages/cli/src/start[.]ts$',
  '^(bench|scripts|corpus|fuzz|tests|training)/',
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const packages = [
  {
    name: 'contract-knows-nothing-of-ours',
    comment:
      'The contract is what all others agree on: it imports none of them. Move the code to the package that needs it.',
    from: { path: '^packages/contract/' },
    to: {
      path: '^packages/(?!contract/)|^(bench|corpus|fuzz|tests|training|scripts)/',
      pathNot: '^packages/engine/src/universal[.]d[.]ts$',
    },
  },
  {
    name: 'engine-knows-only-the-contract',
    comment:
      'The engine turns bytes into a conversion and knows no one who asks for it. What it needs of its host goes through ports.ts.',
    from: { path: '^packages/engine/' },
    to: { path: '^packages/(?!engine/|contract/src/(?:index|plain)[.]ts$)' },
  },
  {
    name: 'exporters-know-only-the-contract',
    comment:
      'An exporter writes a Conversion, whoever made it. Take what it needs from the contract, or pass it as an option.',
    from: { path: '^packages/exporters/' },
    to: { path: '^packages/(?!exporters/|contract/src/(?:index|plain)[.]ts$)' },
  },
  {
    name: 'universal-code-has-no-node',
    comment: 'Contract, engine and exporters run in browsers too. Ask the host through ports.ts instead of Node.',
    from: { path: '^packages/(contract|engine|exporters)/src/', pathNot: test },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'engine-does-not-know-its-platform',
    comment: 'platform/ fills in ports.ts; the engine only sees the interface.',
    from: { path: '^packages/engine/src/', pathNot: test },
    to: { path: '^packages/engine/platform/' },
  },
  {
    name: 'web-takes-the-browser-engine',
    comment: 'The web app runs in browsers: import @tallyleaf/engine/browser.',
    from: { path: '^packages/web/' },
    to: { path: '^packages/engine/platform/node/' },
  },
  {
    name: 'server-and-cli-take-the-node-engine',
    comment: 'Server and command line run in Node: import @tallyleaf/engine/node.',
    from: { path: '^packages/(server|cli)/' },
    to: { path: '^packages/engine/platform/browser/' },
  },
  {
    name: 'doors-do-not-know-each-other',
    comment:
      'Server, web and cli are three doors to the same rooms. What two of them need belongs to contract, engine or exporters.',
    from: { path: '^packages/(server|web|cli)/' },
    to: { path: '^packages/(server|web|cli)/', pathNot: ['^packages/$1/', '^packages/server/src/index[.]ts$'] },
  },
  {
    name: 'only-the-cli-starts-the-server',
    comment: 'The command line starts the server by its door; the web app asks it over HTTP.',
    from: { path: '^packages/(?!server/|cli/)' },
    to: { path: '^packages/server/' },
  },
  {
    name: 'the-cli-loads-the-server-when-asked-to',
    comment: 'Converting a file must not load a web server: use await import() in the command that serves.',
    from: { path: '^packages/cli/', pathNot: test },
    to: { path: '^packages/server/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
  },
  {
    name: 'a-package-has-one-door',
    comment: 'Import a package by its name; what its index does not export is its own business.',
    from: { path: '^packages/([^/]+)/' },
    to: {
      path: '^packages/',
      pathNot: [
        '^packages/$1/',
        '/src/index[.]ts$',
        '/platform/(node|browser)/index[.]ts$',
        '/src/(review|evidence)/index[.]ts$',
        // What a page waits for, and what a program catches, without what reads.
        '/src/(time-limits|refusal)[.]ts$',
        // What needs no schemas, without them.
        '^packages/contract/src/plain[.]ts$',
        '^packages/exporters/fonts/',
      ],
    },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const engine = [
  {
    name: 'stages-do-not-know-each-other',
    comment: 'Stages share only shapes/. Let convert.ts hand one stage what another made.',
    from: { path: stage, pathNot: test },
    to: { path: stage, pathNot: '^packages/engine/src/$1/' },
  },
  {
    name: 'a-stage-is-called-by-convert',
    comment: 'The way of a document is written down in convert.ts, and what is tried on it in search/; nowhere else.',
    from: { path: '^packages/engine/', pathNot: [test, stage, search, ...ways] },
    to: { path: stage },
  },
  {
    name: 'a-stage-is-entered-by-its-entry-file',
    comment: 'convert.ts calls each stage by the one function it is named for.',
    from: { path: '^packages/engine/src/convert[.]ts$' },
    to: { path: stage, pathNot: stageEntries },
  },
  {
    name: 'knowledge-calls-no-stage',
    comment: 'What is known of values, languages, calendars and geometry must hold on any page: it calls no stage.',
    from: { path: knowledge, pathNot: test },
    to: { path: [stage, proposals, proof, search] },
  },
  {
    name: 'proposals-only-propose',
    comment:
      'A proposer sees the layout and knows neither who asks it nor what is tried: it reads no rows and judges nothing.',
    from: { path: proposals, pathNot: test },
    to: { path: [stage, proof, search] },
  },
  {
    name: 'the-proof-only-judges',
    comment:
      'What is judged is handed to proof/ as shapes: it calls nothing that reads, so that it can change no figure.',
    from: { path: proof, pathNot: test },
    to: { path: [stage, proposals, search] },
  },
  {
    name: 'only-the-search-chooses',
    comment:
      'A stage does its work without knowing what it proves: verdicts and choices belong to search/, which calls it.',
    from: { path: [stage, '^packages/engine/src/(model|merchants|pdfium|glyph-shapes)/'], pathNot: test },
    to: { path: [proof, search] },
  },
  {
    name: 'shapes-are-only-shapes',
    comment: 'shapes/ holds the types that pass between stages, and so depends on nothing that acts.',
    from: { path: '^packages/engine/src/shapes/' },
    to: { path: '^packages/engine/src/(?!shapes/)', dependencyTypesNot: ['type-only'] },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const doors = [
  {
    name: 'features-do-not-know-their-siblings',
    comment: 'State the few functions you need of another feature as a type; app.ts hands them in.',
    from: { path: '^packages/server/src/features/([^/]+)/', pathNot: test },
    to: { path: '^packages/server/src/features/', pathNot: '^packages/server/src/features/$1/' },
  },
  {
    name: 'screens-do-not-know-their-siblings',
    comment: 'What two screens show belongs to ui/ or layouts/; what they know, to session/ or api/.',
    from: { path: '^packages/web/src/screens/([^/]+)/', pathNot: test },
    to: { path: '^packages/web/src/screens/', pathNot: '^packages/web/src/screens/$1/' },
  },
  {
    name: 'ui-knows-nothing-of-ours',
    comment: 'Buttons and dialogs know no bank and no API: pass what they show as properties.',
    from: { path: '^packages/web/src/ui/', pathNot: test },
    to: { path: '^packages/', pathNot: '^packages/web/src/ui/' },
  },
  {
    name: 'web-is-layered',
    comment:
      'ui, then layouts, i18n, session, api, engine, exporting, documents, verdict, statement, pwa, viewer and batch, then screens, then app: import from below only.',
    from: { path: foundations, pathNot: test },
    to: { path: '^packages/web/src/(screens|app)/', pathNot: '^packages/web/src/app/paths[.]ts$' },
  },
  {
    name: 'screens-do-not-know-the-app',
    comment: 'app/ puts screens together; a screen knows of it only the URLs in app/paths.ts.',
    from: { path: '^packages/web/src/screens/', pathNot: test },
    to: { path: '^packages/web/src/app/', pathNot: '^packages/web/src/app/paths[.]ts$' },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const everywhere = [
  {
    name: 'no-cycles',
    comment: 'Two modules that need each other are one module, or share a third.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'no-orphans',
    comment: 'Nothing imports this file and it imports nothing: remove it.',
    from: { orphan: true, pathNot: [...entries, test, '[.]d[.]ts$', '[.]config[.](ts|mjs)$'] },
    to: {},
  },
  {
    name: 'nothing-unused',
    comment: 'No program, worker or route reaches this file (its own test does not count): wire it up or remove it.',
    from: { path: entries },
    to: { path: '^packages/[^/]+/(src|platform)/', pathNot: [...entries, test, '[.]d[.]ts$'], reachable: false },
  },
  {
    name: 'product-knows-no-tests',
    comment: 'What a product file needs belongs to a package; tests, corpus, benchmarks and scripts may import that.',
    from: { path: '^packages/', pathNot: [test, '[.]config[.]ts$'] },
    to: { path: `^(tests|corpus|bench|fuzz|training|scripts)/|${test}` },
  },
  {
    name: 'nothing-unresolvable',
    comment: 'This import leads nowhere: check its path, its ending (.ts) and the package’s exports.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(virtual:|~icons/|[.]/[+]types/)|[?]url$' },
  },
  {
    name: 'nothing-undeclared',
    comment: 'Declare the dependency in the package.json of the package that imports it.',
    from: { path: '^packages/', pathNot: test },
    // What the app only serves comes with the engine, which uses it.
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: '[.](wasm|traineddata[.]gz)$' },
  },
  {
    name: 'product-needs-no-dev-dependency',
    comment: 'What runs in the product is a dependency, not a devDependency.',
    from: { path: '^packages/[^/]+/(src|platform|bin)/', pathNot: [test, '^packages/web/'] },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...packages, ...engine, ...doors, ...everywhere].map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    // TypeScript 7 has no compiler API; swc reads the sources instead (docs/decisions).
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|dist|[.]react-router|node_modules/[.]cache)/' },
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
    skipAnalysisNotInRules: true,
  },
};
