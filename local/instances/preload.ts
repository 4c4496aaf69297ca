/** Loaded into firebase-tools before it starts. */
import { createRequire } from 'node:module';
import { findInternals } from './internals';
import { shareInstances } from './share-instances';

shareInstances(findInternals(createRequire(import.meta.url)));
