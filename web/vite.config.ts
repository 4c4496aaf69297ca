import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { missingForAppCheck } from './app-check-policy';
import { pwa } from './pwa';
import { themeStyle } from './src/ui/theme-style';
import { withoutUnused } from './without-unused';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const contract = here('../functions/contract');

// reactfire imports every product of Firebase. Those that register nothing we use have no side effects for us: without
// this rule, 190 kB (gzip) of Firestore and its neighbours travel with the sign-in page.
const FIREBASE = /node_modules\/(firebase|@firebase|reactfire|rxfire|rxjs)\//;
const OURS = /node_modules\/(firebase|@firebase)\/(app|auth|component|logger|util)\//;
// The contract's files only declare values: a page takes those that it uses.
const isContract = (id: string): boolean => id.startsWith(`${contract}/`);
const hasSideEffects = (id: string): boolean =>
  !isContract(id) && (!FIREBASE.test(id) || OURS.test(id));

// What the sign-in page and every other page stand on, in the order in which it is evaluated: each piece in a task of its
// own (`inTurns`), so that a phone is never busy for long. More pieces compress worse (5 kB). A piece takes along what its
// files import, but for what an earlier one has; what no deploy of ours changes travels apart.
const TURNS: readonly (readonly [name: string, test: RegExp])[] = [
  ['react', /node_modules\/(react|react-dom|scheduler)\/|web\/src\/ui\/draw\.ts$/],
  [
    'base',
    /node_modules\/(react-router|react-error-boundary|zod|stylis|@tanstack(?!.*(queriesObserver|nfiniteQueryObserver|useQueries|useInfiniteQuery))|@emotion)\//,
  ],
  ['contract', /web\/src\/lib\/api\/session\.ts$/],
  [
    'session',
    // Nearly every page has these, so they stand here once.
    /web\/src\/features\/account\/session-layer\.tsx$|@mui\/(material\/transitions\/useReducedMotion|utils\/(useTimeout|useLazyRef|useOnMount)\/)/,
  ],
  [
    'frame',
    /web\/src\/app\/(providers|app-routes|begin-anew|initial-load|report-failures|app-check)\.tsx?$/,
  ],
  ['first', /web\/src\/app\/routes\/auth\.tsx$/],
];
const OF_THE_PAGE = new RegExp(
  `^assets/(${TURNS.map(([name]) => name).join('|')}|rolldown-runtime)-`,
);
// What the home page shows of what pages without its frame show too (the guided setup above all): apart from it, or
// those would take the home page along. No more than that: every page loads it.
const BASICS = new RegExp(
  [
    '@mui/icons-material/(Add|Block|BookmarkBorder|Build|Check|DeleteOutline|DirectionsCar|ExpandMore)(Outlined)?[.]',
    '@mui/icons-material/(FileDownload|History|Info|OpenInNew|Print|Refresh|Reply|Search|SearchOff)Outlined[.]',
    '@mui/icons-material/(Troubleshoot|Tune|UploadFile)Outlined[.]',
    '@mui/material/(Alert|AlertTitle|Card|Chip|Link|Skeleton|useMediaQuery)/',
    '@mui/utils/usePreviousProps',
    'functions/contract/(?!due-work|emergencies|facts|logbook|manual-cover|page|plan|signals|told-apart|tyre-size|units)',
    'web/src/(lib/(vehicles|offline/status)|ui/(column|empty-state|marker-stroke|visually-hidden))',
    'web/src/features/manuals/(manual-list|use-(?!(manual|announced)-upload|upload-))',
  ].join('|'),
);
// The frame of the pages with the home page: a dozen small chunks cost a phone more round trips than bytes.
const OWN = /web\/src\/app\/(layout\/app-layout|routes\/home)\.tsx$/;
// What several of the other pages show: in one piece each, measured as the least for every page (`npm --prefix web run size`).
// Switches and lists of links are many pages', but not most owners' first.
const WIDGETS =
  /node_modules\/@mui\/(?!icons-material|material\/(FormControlLabel|ListItemButton|internal\/[sS]witchBase))/;
// What this device keeps is few owners', and few pages speak; dialogs take along what public pages do without (30 kB).
const OF_FEW_PAGES = [
  '(lib/offline|features/(glovebox|emergencies))/',
  'lib/(api/keep-own|cited-pages|figures|folded|frames-of|one-line|plan-words|use-picture|vehicle-part|warning-words)',
  'ui/((confirm|responsive)-dialog|blob-image|line-drawing|one-movement|page-sheet|quote-line|recognition|to-check)',
  'ui/(summary|use-read-aloud|warning-note)',
].join('|');
const OURS_AND_ICONS = new RegExp(`web/src/(?!${OF_FEW_PAGES})|@mui/icons-material`);

// Small and of few pages: each chunk has its name, which compresses to nothing, in what the first page loads.
const PARTS = /web\/src\/.*\/(drawing|use-share-text|topics|vehicle-part)\.tsx?$/;

/** The theme's variables stand in the page: the app need not make them. */
const withTheme = (): Plugin => ({
  name: 'guantera:with-theme',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('</style>', () => `${themeStyle()}</style>`),
  },
});

/** Says in the page that calls carry App Check's token: no early one has any (public/before-app.js). */
const sayAppCheck = (): Plugin => ({
  name: 'guantera:say-app-check',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('<script src=', '<script data-app-check src='),
  },
});

/** Scripts of their own for what the first one stands on, before it: a browser evaluates each script in a task. */
function inTurns(): Plugin {
  return {
    name: 'guantera:in-turns',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const entry = '<script type="module"';
        const scripts = TURNS.map(([turn]) => {
          const chunk = chunks.find(({ name }) => name === turn);
          if (!chunk) throw new Error(`the build has no chunk ${turn}`);
          return `${entry} crossorigin src="/${chunk.fileName}"></script>\n    `;
        });
        return html.replace(entry, scripts.join('') + entry);
      },
    },
    apply: 'build',
  };
}

/** Without these the app would only fail in the owner's browser (see src/config/env.ts). */
const REQUIRED = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
];

function requireVariables(mode: string): void {
  const given = loadEnv(mode, import.meta.dirname);
  const missing = REQUIRED.filter((name) => !given[name]);
  if (missing.length > 0) {
    throw new Error(`Set ${missing.join(', ')} in web/.env.${mode}.local (see docs/deploying.md).`);
  }
}

type Hosting = {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
};

/** A page that its own policy keeps from reCAPTCHA would be refused by its server, whoever opens it. */
function requirePolicyForAppCheck(): void {
  const { hosting } = JSON.parse(readFileSync(here('../firebase.json'), 'utf8')) as Hosting;
  const policy = hosting.headers
    .filter(({ source }) => source === '**')
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy');
  const missing = missingForAppCheck(policy?.value ?? '');
  if (missing.length > 0) {
    const list = missing.join(', ');
    throw new Error(
      `VITE_RECAPTCHA_SITE_KEY needs this in firebase.json (see docs/configuration.md): ${list}`,
    );
  }
}

/** Mode `emulator` builds for the local suite (into dist-emulator), every other mode for a Firebase project. */
export default defineConfig(({ mode, command }) => {
  const { VITE_RECAPTCHA_SITE_KEY = '' } = loadEnv(mode, import.meta.dirname);
  if (command === 'build') requireVariables(mode);
  if (command === 'build' && VITE_RECAPTCHA_SITE_KEY !== '') requirePolicyForAppCheck();
  const vouched = VITE_RECAPTCHA_SITE_KEY === '' ? [] : [sayAppCheck()];
  const outDir = mode === 'emulator' ? 'dist-emulator' : 'dist';
  return {
    plugins: [react(), withoutUnused(), withTheme(), inTurns(), ...vouched, pwa(outDir)],
    define: { RECAPTCHA_SITE_KEY: JSON.stringify(VITE_RECAPTCHA_SITE_KEY) },
    resolve: {
      alias: {
        '@contract': `${contract}/index.ts`,
        // The package only names its development build, whose warnings no owner reads.
        'react-router/dom': here('./node_modules/react-router/dist/production/dom-export.mjs'),
        'react-router': here('./node_modules/react-router/dist/production/index.mjs'),
        // reactfire carries a table of its listeners, which alone keeps the Realtime Database in the bundle.
        'firebase/database': here('./no-database.ts'),
      },
      dedupe: ['zod'],
    },
    server: { fs: { allow: ['.', contract] } },
    build: {
      outDir,
      target: 'es2023',
      sourcemap: false,
      manifest: true,
      // What the page itself loads is here already. Browsers that know no preloading load all the same.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, needed, { hostType }) =>
          hostType === 'js' ? needed.filter((file) => !OF_THE_PAGE.test(file)) : needed,
      },
      // kB, uncompressed; `npm --prefix web run size` is the budget that counts.
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        treeshake: { moduleSideEffects: hasSideEffects },
        output: {
          codeSplitting: {
            groups: [
              ...TURNS.map(([name, test], at) => ({ name, test, priority: 10 - at })),
              { name: 'basics', test: BASICS, minShareCount: 2, priority: 2.5 },
              { name: 'own', test: OWN, priority: 2 },
              { name: 'widgets', test: WIDGETS, minShareCount: 6, priority: 1 },
              { name: 'parts', test: PARTS, minShareCount: 2, priority: 0.5 },
              { name: 'shared', test: OURS_AND_ICONS, minShareCount: 4, priority: 0 },
            ],
          },
        },
      },
    },
  };
});
