/** Loaded into firebase-tools before it starts (`local/preload.mjs`). */
import { createRequire } from 'node:module';
import { findInternals } from './internals';
import { shareInstances } from './share-instances';

shareInstances(findInternals(createRequire(import.meta.url)));
