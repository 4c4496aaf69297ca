import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PluginOption } from 'vite';
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa';
import { shellOf } from './shell';
import { paths } from './src/lib/paths';
import { dark, light } from './src/ui/palette';

/** The one script whose name does not change with its content: a new page must not meet the old one that is kept. */
const BEFORE_APP = 'before-app.js';
const beforeApp = (): string => {
  const content = readFileSync(join(import.meta.dirname, 'public', BEFORE_APP));
  return `${BEFORE_APP}?${createHash('sha256').update(content).digest('hex').slice(0, 8)}`;
};

const manifest = {
  id: '/',
  name: 'Guantera',
  short_name: 'Guantera',
  description: 'Pregunta a los manuales de tu vehículo y recibe la respuesta con su página.',
  lang: 'es',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: light.background.default,
  theme_color: light.background.default,
  categories: ['utilities'],
  shortcuts: [
    {
      name: 'En la carretera',
      description: 'Luz encendida, pinchazo, no arranca: qué hacer y a quién llamar.',
      url: paths.road,
      icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
    },
  ],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} satisfies Partial<ManifestOptions>;

const themeColor = (scheme: 'light' | 'dark', content: string) => ({
  tag: 'meta',
  attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content },
  injectTo: 'head-prepend' as const,
});

/**
 * Makes Guantera an app of the phone: its manifest, the colours of the bar around it, and a service worker that keeps the
 * shell. Pages come from the network as before, and from what is kept only where there is none; who registers the worker,
 * and when, is said in `src/app/new-version/watch-worker.ts`.
 */
export const pwa = (outDir: string): PluginOption => [
  {
    name: 'guantera:around-the-page',
    transformIndexHtml: (html) => ({
      html: html.replace(`/${BEFORE_APP}`, `/${beforeApp()}`),
      tags: [
        themeColor('light', light.background.default),
        themeColor('dark', dark.background.default),
      ],
    }),
  },
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'sw.ts',
    injectRegister: false,
    manifest,
    includeManifestIcons: false,
    injectManifest: {
      globPatterns: ['**/*.{html,js,svg,woff2}'],
      // Their names change with their content: what the browser has already is not fetched twice.
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        (entries) => {
          const isOfShell = shellOf(join(import.meta.dirname, outDir));
          const shell = entries.filter(({ url }) => isOfShell(url));
          const first = { url: beforeApp(), revision: null, size: 0 };
          return { manifest: [...shell, first], warnings: [] };
        },
      ],
    },
  }),
];
