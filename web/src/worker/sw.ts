import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  precacheAndRoute,
  PrecacheFallbackPlugin,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

declare const self: {
  /** The shell (web/shell.ts), by the build. */
  __WB_MANIFEST: PrecacheEntry[];
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listen: (event: MessageEvent<unknown>) => void): void;
};

/** A page that takes longer than this to come counts as none, in seconds: on a weak line, too, what is kept opens. */
const PATIENCE_S = 4;

// Under these names alone: `/` is not the page that is kept, or an old one would be shown where a new one can be had.
precacheAndRoute(self.__WB_MANIFEST, {
  directoryIndex: '',
  cleanURLs: false,
  ignoreURLParametersMatching: [],
});
cleanupOutdatedCaches();

// Pages come from the network as they did before. No call of the API, nothing of Firebase's and no file is answered here.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: PATIENCE_S,
      plugins: [new PrecacheFallbackPlugin({ fallbackURL: '/index.html' })],
    }),
    { denylist: [/^\/api(\/|$)/, /^\/__\//, /^\/assets\//] },
  ),
);

// The first worker helps the page that brought it; a later one waits until its owner says so.
clientsClaim();
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
