import type { Plugin } from 'vite';

/** What packages bring along for features that nothing here uses, and what stands in its place (gzip). */
const UNUSED: readonly (readonly [file: RegExp, instead: string])[] = [
  // The input's autosizing, 2 kB: `growing` in ui/text-input.tsx does without.
  [/@mui\/material\/TextareaAutosize\/index\.mjs$/, `export default 'textarea';`],
  // Ripples, 4 kB: ui/components.ts switches them off everywhere.
  [/@mui\/material\/ButtonBase\/TouchRipple\.mjs$/, 'export default () => null;'],
  [
    /@mui\/material\/useLazyRipple\/useLazyRipple\.mjs$/,
    `const none = () => {};
     const ripple = { ref: { current: null }, shouldMount: false, start: none, stop: none, pulsate: none };
     export default () => ripple;`,
  ],
  // The script of the first colours, 1 kB: public/before-app.js is ours.
  [
    /@mui\/system\/InitColorSchemeScript\/InitColorSchemeScript\.mjs$/,
    `export const DEFAULT_MODE_STORAGE_KEY = 'mode';
     export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
     export const DEFAULT_ATTRIBUTE = 'data-color-scheme';
     export const buildInitColorSchemeScript = () => null;
     export default () => null;`,
  ],
  // Only `withTheme` of Emotion copies statics, 2 kB with a React 16 of its own.
  [
    /hoist-non-react-statics\/dist\/hoist-non-react-statics\.cjs\.js$/,
    'export default (target) => target;',
  ],
];

export function withoutUnused(): Plugin {
  return {
    name: 'guantera:without-unused',
    load: {
      filter: { id: UNUSED.map(([file]) => file) },
      handler: (id) => UNUSED.find(([file]) => file.test(id))?.[1],
    },
  };
}
