import { useQuery } from '@tanstack/react-query';
import type { Endpoint, QuotedManual, Untold } from '@contract';
import { queryOf } from './api/queries';

/** A part of a vehicle's page: what each of its manuals says. */
type Part = { manuals: readonly ({ manual: QuotedManual } | QuotedManual)[] };

const FIRST_MS = 2_000;
const MAX_DURATION_MS = 30_000;

const manualsOf = ({ manuals }: Part): QuotedManual[] =>
  manuals.map((one) => ('manual' in one ? one.manual : one));

/** Whether a manual is still looked through for it: what it says comes in a moment. */
export const isPreparing = (part: Part): boolean =>
  manualsOf(part).some(({ untold }) => untold === 'preparing');

/** Whether all of its manuals were looked through: only then it can be said that they do not say something. */
export const isAllTold = (part: Part): boolean =>
  manualsOf(part).every(({ untold }) => untold === undefined);

const SENTENCES: Record<Untold, string> = {
  preparing: 'Estamos preparando los datos de este manual…',
  reading: 'Se está leyendo de nuevo este manual: lo que diga aparecerá aquí cuando termine.',
  'given-up':
    'No hemos podido preparar los datos de este manual: es demasiado complejo. Puedes preguntarle lo que necesites.',
};

/** Why manuals have nothing to show (yet), each reason once. */
export const untoldSentences = (part: Part): string[] => [
  ...new Set(manualsOf(part).flatMap(({ untold }) => (untold ? SENTENCES[untold] : []))),
];

/** Longer and longer between two times. */
const waitFor = (times: number): number => Math.min(FIRST_MS * 1.5 ** times, MAX_DURATION_MS);

/** A part of a vehicle's page, asked for again by itself while a manual is being prepared for it. */
export const useVehiclePart = <Answer extends Partial<Part>>(
  endpoint: Endpoint<{ id: number }, Record<string, never>, Answer>,
  id: number,
) =>
  useQuery({
    ...queryOf(endpoint, { id }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.manuals && isPreparing({ manuals: data.manuals }) ? waitFor(dataUpdateCount) : false,
  });
