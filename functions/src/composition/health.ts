import { authAnswers, firestoreAnswers, storageAnswers } from '../adapters/service-checks';
import { VERSION } from '../config';
import { log } from '../logger';
import { checkHealth } from '../usecases/check-health';
import { firebase } from './firebase';
import { models } from './models';
import { once } from './once';
import { stores } from './stores';

/** While spending is stopped nobody asks them: what stands in their place is part of this instance. */
async function modelsAnswer(): Promise<void> {
  if (!(await stores().spending.isStopped())) await models().check();
}

/** The state of the service. Connecting is part of each check: where that fails, the part does not answer. */
export const health = once(() => ({
  checkHealth: checkHealth({
    checks: [
      { name: 'database', check: async () => firestoreAnswers(firebase().db) },
      { name: 'files', check: async () => storageAnswers(firebase().bucket) },
      { name: 'identity', check: async () => authAnswers(firebase().auth) },
      { name: 'answers', check: modelsAnswer },
    ],
    version: VERSION,
    now: () => new Date(),
    warn: (part, error) => log.error('A part of the service does not answer', error, { part }),
  }),
}));
