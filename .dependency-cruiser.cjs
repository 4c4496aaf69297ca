/** The rule of dependencies (see README, "Layout"): what is not listed as allowed there is an error here. */
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });
const PDF = '^functions/src/adapters/reader/pdf/';
const STAGES = '(glyphs|visible|words|tables|order|blocks|furniture|headings)/';
const npm = (names) => `node_modules/(${names})(/|$)`;

module.exports = {
  forbidden: [
    forbid(
      'resolvable',
      {},
      { couldNotResolve: true },
      'an import that cannot be resolved makes every other rule blind',
    ),
    forbid(
      'no-cycles',
      {},
      { circular: true },
      'cycles hide who depends on whom, and a type is a dependency like any other',
    ),
    forbid(
      'features-are-islands',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
      'compose features in app/routes',
    ),
    forbid(
      'features-below-app',
      { path: '^web/src/(?!app/|main\\.tsx|testing/|.*\\.test\\.tsx?$)' },
      { path: '^web/src/app/' },
      'only the entry point and tests know the app',
    ),
    forbid(
      'shared-below-features',
      { path: '^web/src/(firebase|ui|lib|text|config)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^web/src/features/' },
      'shared folders know no feature',
    ),
    forbid(
      'ui-knows-no-product',
      { path: '^web/src/ui/', pathNot: '\\.test\\.tsx?$' },
      { path: '^(web/src/(firebase|features|app)/|functions/)' },
      'widgets and theme only',
    ),
    forbid(
      'lib-knows-no-widgets',
      { path: '^web/src/lib/', pathNot: '\\.test\\.tsx?$' },
      { path: '^web/src/(ui|firebase)/' },
      'the HTTP layer must not know the UI',
    ),
    forbid(
      'web-sees-only-the-contract',
      { path: '^web/src/' },
      { path: '^functions/(?!contract/)' },
      'the contract is all that both sides share',
    ),
    forbid(
      'firebase-only-in-its-folder',
      { path: '^web/src/(?!firebase/)' },
      { path: npm('firebase|reactfire|@firebase') },
      'one importer of the Firebase SDK',
    ),
    forbid(
      'contract-sees-only-zod',
      { path: '^functions/contract/' },
      { pathNot: ['^functions/contract/', npm('zod')] },
      'the contract runs on both sides',
    ),
    forbid(
      'domain-is-pure',
      { path: '^functions/src/domain/', pathNot: '\\.test\\.ts$' },
      {
        pathNot: [
          '^functions/(contract|data|src/domain)/',
          npm('zod|snowball-stemmers'),
          '^(node:)?(crypto|stream)$',
        ],
      },
      'rules know no platform',
    ),
    forbid(
      'data-sees-nothing',
      { path: '^functions/data/' },
      { pathNot: '^(node:)?(fs|path)$' },
      'words are data: the build puts them in place of the module that reads them',
    ),
    forbid(
      'words-through-their-readers',
      { path: '^(functions/src/(?!domain/spanish/)|web/)' },
      { path: '^functions/data/', pathNot: '^functions/data/[a-z-]+\\.json$' },
      'files of words are parsed in one place',
    ),
    forbid(
      'places-through-their-reader',
      { path: '^(functions/src/(?!domain/beyond/places\\.ts)|web/)' },
      { path: '^functions/data/beyond\\.json$' },
      'the list of places is parsed in one place',
    ),
    forbid(
      'signals-through-their-readers',
      { path: '^(functions/src/(?!domain/warning-lights/(?:catalogue|severity)\\.ts)|web/)' },
      { path: '^functions/data/signal(?:s|-severity)\\.json$' },
      'the catalogue of lights and the table of phrases are parsed in one place',
    ),
    forbid(
      'usecases-see-domain',
      { path: '^functions/src/usecases/', pathNot: '\\.test\\.ts$' },
      { path: '^functions/src/(?!usecases/|domain/)' },
      'use cases know ports, not adapters',
    ),
    forbid(
      'adapters-see-domain',
      { path: '^functions/src/adapters/', pathNot: '\\.test\\.ts$' },
      { path: '^functions/src/(?!adapters/|domain/|config)' },
      'adapters know ports, not their users',
    ),
    forbid(
      'pdf-stages-are-islands',
      { path: `${PDF}${STAGES}`, pathNot: '\\.test\\.ts$' },
      { path: PDF, pathNot: `${PDF}($1/|types\\.ts|geometry/|pdfium/)` },
      'a stage knows what others hand on by types.ts, and nothing of how they find it',
    ),
    forbid(
      'pdf-stages-through-their-pipeline',
      { path: '^functions/', pathNot: [`${PDF}(${STAGES}|pipeline\\.ts)`, '\\.test\\.ts$'] },
      { path: `${PDF}${STAGES}` },
      'the array of pipeline.ts alone says what is done when',
    ),
    forbid(
      'pdf-shared-below-stages',
      { path: `${PDF}(types\\.ts|geometry/|pdfium/)`, pathNot: '\\.test\\.ts$' },
      { path: PDF, pathNot: `${PDF}(types\\.ts|geometry/|pdfium/)` },
      'types, geometry and the library lie below all who use them',
    ),
    forbid(
      'api-goes-through-composition',
      { path: '^functions/src/(api|triggers)/', pathNot: '\\.test\\.ts$' },
      { path: '^functions/src/adapters/' },
      'adapters are chosen in composition/',
    ),
    forbid(
      'express-only-in-api',
      { path: '^functions/src/(?!api/|testing/)' },
      { path: npm('express'), dependencyTypesNot: ['type-only'] },
      'HTTP is an edge',
    ),
    forbid(
      'google-only-in-adapters',
      { path: '^functions/src/(?!adapters/|testing/)', pathNot: '\\.test\\.ts$' },
      { path: npm('firebase-admin|@google-cloud|google-auth-library|@google/genai') },
      'Google is an edge',
    ),
    forbid(
      'functions-sdk-at-the-edge',
      {
        path: '^functions/src/(?!index\\.ts|config\\.ts|parameters\\.ts|logger(\\.test)?\\.ts|triggers/)',
      },
      { path: npm('firebase-functions') },
      'the platform is an edge',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(node_modules/.*/node_modules|^(functions/lib|web/dist|web/dist-emulator|\\.local))/',
    },
    // Type-only imports count: a type lies below all who use it.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types', 'browser'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
    tsConfig: { fileName: './tsconfig.dependencies.json' },
  },
};
