import { authAnswers, firestoreAnswers, storageAnswers } from '../adapters/service-checks';
import { VERSION } from '../config';
import { log } from '../logger';
import { checkHealth } from '../usecases/check-health';
import { firebase } from './firebase';
import { models } from './models';
import { once } from './once';

/** The state of the service. Connecting is part of each check: where that fails, the part does not answer. */
export const health = once(() => ({
  checkHealth: checkHealth({
    checks: [
      { name: 'database', check: async () => firestoreAnswers(firebase().db) },
      { name: 'files', check: async () => storageAnswers(firebase().bucket) },
      { name: 'identity', check: async () => authAnswers(firebase().auth) },
      { name: 'answers', check: async () => models().check() },
    ],
    version: VERSION,
    now: () => new Date(),
    warn: (part, error) => log.error('A part of the service does not answer', error, { part }),
  }),
}));
