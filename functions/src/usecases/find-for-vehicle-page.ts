import type { Finder } from '../domain/findings/finder';
import { findAll, type FindingPorts } from './revision-findings';

type Ports = FindingPorts & {
  finders: readonly Finder<unknown>[];
  warn: (event: string, error: unknown) => void;
};

/**
 * Finds what the vehicle's page shows of a manual that has just been read. Never fails: what is missing is found when
 * somebody looks.
 */
export const findForVehiclePage =
  ({ finders, warn, ...ports }: Ports) =>
  async (uid: string, manualId: number): Promise<void> => {
    try {
      const revision = (await ports.manuals.get(uid, manualId))?.activeRevision ?? null;
      if (revision !== null) await findAll(ports)(uid, { manualId, revision }, finders);
    } catch (error) {
      warn('nothing found for the vehicle’s page', error);
    }
  };
