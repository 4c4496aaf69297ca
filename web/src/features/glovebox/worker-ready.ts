/** Where pages without a network come from: it opens them, it is being installed, or a browser lets nobody have it. */
export type Worker = 'ready' | 'coming' | 'refused';

/** A worker that has not even been registered after this long will not be, in milliseconds: it comes once the page rests. */
const LONGEST_MS = 60_000;

const workers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

/** What is known at once. Browsers that know no workers are not told apart here: what is kept stands in them as well. */
export const workerNow = (): Worker => (workers()?.controller === null ? 'coming' : 'ready');

async function isRefused(container: ServiceWorkerContainer): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, LONGEST_MS));
  return (await container.getRegistration()) === undefined;
}

/** Waits until pages open here without a network (`worker/sw.ts`), however slowly they come, or never will. */
export async function workerAtLast(): Promise<Worker> {
  const container = workers();
  if (!container) return 'ready';
  const ready = container.ready.then((): Worker => 'ready');
  const refused = isRefused(container).then((is): Worker | Promise<Worker> =>
    is ? 'refused' : ready,
  );
  return Promise.race([ready, refused]);
}
