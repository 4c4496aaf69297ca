import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A chunk as the build's manifest names it. */
type Chunk = { file: string; name?: string; imports?: string[]; assets?: string[] };
type Manifest = Partial<Record<string, Chunk>>;

/**
 * What a phone keeps of the app, so that it opens without a network: what an owner's visit fetches by itself anyway (the
 * pages of the menu and what opens over them), and the screens of what is kept on the device. Decision 0084 has the figures.
 */
const SHELL: readonly string[] = [
  'index',
  'own',
  ...['sidebar', 'menu-drawer', 'user-menu-list', 'vehicle-menu-list', 'language-menu-list'],
  ...['manuals', 'vehicles', 'history', 'profile', 'manual-page', 'page-pane', 'not-found'],
  ...['vehicle', 'ways-in', 'signals-panel', 'facts-panel', 'plan-panel'],
  ...['emergencies-panel', 'road', 'road-bar', 'road-steps'],
  ...['answer-article', 'missing-answer', 'question-line', 'searching-overlay', 'vehicle-list'],
  ...['step-by-step', 'microphone', 'spoken-answer', 'search-error', 'glovebox-section'],
  ...['beyond-card', 'notifications-popover', 'toast-view', 'mend-answer', 'new-version'],
  ...['answer-door', 'light-door', 'answers', 'wipe'],
  ...['kept-answers', 'kept-notice', 'offline-notice', 'upkeep'],
];

/** Beside the chunks: the page, its icon and drawings, the letters of Spanish and the figures. */
const BESIDE =
  /^(index\.html|icon\.svg|drawings\.svg|assets\/(inter-latin-wght|barlow-figures)-.*\.woff2)$/;

function chunksOf(manifest: Manifest, key: string, seen: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, seen);
}

/** Tells of a built file, by its path below `folder`, whether it belongs to the shell. */
export function shellOf(folder: string): (file: string) => boolean {
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const files = new Set<string>();
  for (const name of SHELL) {
    const key = Object.keys(manifest).find((one) => manifest[one]?.name === name);
    if (!key) throw new Error(`the build has no chunk ${name} for the shell`);
    chunksOf(manifest, key, files);
  }
  return (file) => files.has(file) || BESIDE.test(file);
}
