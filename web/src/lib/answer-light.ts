import { useQuery } from '@tanstack/react-query';
import {
  listSignals,
  type Door,
  type ManualSignals,
  type Quote,
  type SearchResponse,
  type Signal,
} from '@contract';
import { queryOf } from './api/queries';

type LightsDoor = Extract<Door, { kind: 'signals' }>;
type Asked = Pick<SearchResponse, 'statements' | 'door'> & { vehicleId: number };

/** How much an answer about a light asks of who reads it: a red light, or one to stop for; one to do something about. */
export type Gravity = 'error' | 'warning';

const keyOf = (manualId: number, { unit, hash }: Pick<Quote, 'unit' | 'hash'>): string =>
  `${manualId} ${unit} ${hash}`;

const citedIn = (statements: Asked['statements']): Set<string> =>
  new Set(
    statements
      .flatMap((one) => (one.kind === 'remark' ? [] : one.citations))
      .flatMap(({ manualId, units }) =>
        units.map(({ id, hash }) => keyOf(manualId, { unit: id, hash })),
      ),
  );

/** The lights whose words an answer quotes, of the colour that was asked for. */
function quotedLights(
  manuals: readonly ManualSignals[],
  { statements, door }: { statements: Asked['statements']; door: LightsDoor },
): Signal[] {
  const cited = citedIn(statements);
  const isQuoted = (manualId: number, { meanings }: Signal): boolean =>
    meanings.some(({ quotes }) => quotes.some((quote) => cited.has(keyOf(manualId, quote))));
  const isAsked = ({ colours }: Signal): boolean =>
    colours.length === 0 ||
    (door.colour !== 'red' && door.colour !== 'amber') ||
    colours.includes(door.colour);
  return manuals.flatMap(({ manual, signals }) =>
    (signals ?? []).filter((one) => isAsked(one) && isQuoted(manual.manualId, one)),
  );
}

/** A red light is grave whatever its manual asks for: it does not come on for nothing. */
function gravityOf({ meanings, colours }: Signal, { blinks }: LightsDoor): Gravity | null {
  const severities = meanings
    .filter((one) => blinks === null || one.blinks === null || one.blinks === blinks)
    .map(({ severity }) => severity);
  if (severities.includes('stop') || colours.includes('red')) return 'error';
  return severities.includes('workshop') ? 'warning' : null;
}

export type AnswerLight = {
  /** The one that the answer is about; null: several, or none that is known. */
  signal: Signal | null;
  gravity: Gravity | null;
};

/** Which light an answer is about, by the words of the manual that both quote, and how grave that is. */
export function lightOf(
  manuals: readonly ManualSignals[],
  { statements, door }: { statements: Asked['statements']; door: LightsDoor },
): AnswerLight {
  const [signal, ...others] = quotedLights(manuals, { statements, door });
  return signal && others.every(({ id }) => id === signal.id)
    ? { signal, gravity: gravityOf(signal, door) }
    : { signal: null, gravity: door.colour === 'red' ? 'error' : null };
}

const NONE: AnswerLight = { signal: null, gravity: null };

/** The light of an answer, as soon as the vehicle's lights are at hand; that of no other answer is looked for. */
export function useAnswerLight({ statements, door, vehicleId }: Asked) {
  const isOfLight = door?.kind === 'signals';
  const { data, isLoading } = useQuery({
    ...queryOf(listSignals, { id: vehicleId }),
    enabled: isOfLight,
  });
  const manuals = data?.manuals ?? [];
  return {
    ...(isOfLight ? lightOf(manuals, { statements, door }) : NONE),
    ...{ manuals, isLoading: isOfLight && isLoading },
  };
}
