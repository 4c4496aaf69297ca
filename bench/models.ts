import type { Models } from '../functions/src/composition/models';
import type { PointingModel } from '../functions/src/domain/ports/pointing-model';

type Provider = 'local' | 'vertex';

/**
 * The models as the server composes them. For `vertex` the environment names the project (GOOGLE_CLOUD_PROJECT), the
 * credentials (Application Default Credentials) and, where they differ from the defaults, the parameters of the server.
 */
export async function modelsOf(provider: Provider): Promise<Models> {
  const projectId = process.env.GOOGLE_CLOUD_PROJECT;
  if (provider === 'vertex' && projectId === undefined) {
    throw new Error('Set GOOGLE_CLOUD_PROJECT, and sign in: gcloud auth application-default login');
  }
  process.env.AI_PROVIDER = provider;
  process.env.FIREBASE_CONFIG ??= JSON.stringify({
    projectId: projectId ?? 'bench',
    storageBucket: 'not-used',
  });
  // Loaded only now: the configuration is read from the environment once.
  const { models } = await import('../functions/src/composition/models');
  const composed = models();
  await composed.check();
  return composed;
}

/** Gemini alone, as the server composes it: after `modelsOf('vertex')`, which sets the environment. */
export const gemini = async (): Promise<PointingModel> =>
  (await import('../functions/src/composition/models')).gemini();
