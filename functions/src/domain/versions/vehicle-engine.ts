import { engineIn, namesEngine } from './engine';

/** A vehicle as its owner describes it. */
type Vehicle = { engine: string | null; model: string; trim: string | null };

/**
 * What the engine of a vehicle is called, whoever asks which version it is: as its owner says; where that names none, as
 * model and trim do, too ("Brisa 1.6", "2.4 TD"). Null where nothing does.
 */
export function engineOf({ engine, model, trim }: Vehicle): string | null {
  if (namesEngine(engineIn(engine ?? ''))) return engine;
  const called = [engine, model, trim].filter(Boolean).join(' · ');
  return namesEngine(engineIn(called)) ? called : engine;
}
