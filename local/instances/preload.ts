/** Loaded into firebase-tools before it starts. */
import { createRequire } from 'node:module';
import { failForOneAlone, outliveConnections } from './broken-answers';
import { findInternals } from './internals';
import { shareInstances } from './share-instances';

const internals = findInternals(createRequire(import.meta.url));
shareInstances(internals);
failForOneAlone(internals);
outliveConnections();
