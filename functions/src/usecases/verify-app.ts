import { AppError } from '../domain/faults/app-error';
import type { AppTokens } from '../domain/ports/sessions';

type Ports = { appTokens: AppTokens };

/** Refuses what no app of ours asks. */
export const verifyApp =
  ({ appTokens }: Ports) =>
  async (token: string | null): Promise<void> => {
    if (token === null || !(await appTokens.isOurs(token))) throw new AppError('APP_NOT_VERIFIED');
  };
