/** How often whoever comes back to an app that stayed open has it looked whether there is another version, in milliseconds. */
const LOOK_MS = 60 * 60 * 1000;

/** Looks when its owner comes back, not too often; an app that nobody looks at asks for nothing. */
function lookOnReturn(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < LOOK_MS) return;
    last = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => undefined);
  });
}

/** Takes the version that waits, and loads it; it may have been taken in another tab meanwhile. */
const take = (registration: ServiceWorkerRegistration) => (): void => {
  const reload = () => window.location.reload();
  if (registration.waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  } else reload();
};

/**
 * Registers the service worker (`worker/sw.ts`), and tells when another version waits, with the way to take it. It is never
 * taken by itself: a question may be half written.
 */
export async function watchWorker(onNew: (take: () => void) => void): Promise<void> {
  const workers = navigator.serviceWorker;
  const registration = await workers.register('/sw.js', { updateViaCache: 'none' });
  const tell = () => {
    // Without a worker in charge it is the first one, which waits for nobody.
    if (registration.waiting && workers.controller) onNew(take(registration));
  };
  tell();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', tell),
  );
  lookOnReturn(registration);
}
