import { signalsNamed, type ManualSignals, type SignalGuess, type VehicleSignals } from '@contract';
import { AppError } from '../domain/faults/app-error';
import { CATALOGUE } from '../domain/warning-lights/catalogue';
import { describedAs, type Described } from '../domain/warning-lights/describe';
import type { Signal } from '../domain/warning-lights/signal';
import { signalsFinder } from '../domain/warning-lights/signals-finder';
import type { vehicleFindings } from './vehicle-findings';
import type { WithinQuota } from './within-quota';

type Ports = {
  find: ReturnType<typeof vehicleFindings>;
  /** Whether lights are shown at all. */
  isAvailable: boolean;
};

/** The signals of a vehicle's manuals, the newest manual first. Fails with VEHICLE_NOT_FOUND. */
async function signalsIn(
  { find }: Ports,
  uid: string,
  vehicleId: number,
): Promise<ManualSignals[]> {
  const { manuals } = await find(uid, vehicleId, signalsFinder);
  return manuals.map(({ manual, found }) => ({ manual, signals: found }));
}

const allOf = (manuals: readonly ManualSignals[]): Signal[] =>
  manuals.flatMap(({ signals }) => signals ?? []);

export const listSignals =
  (ports: Ports) =>
  async (uid: string, vehicleId: number): Promise<VehicleSignals> =>
    ports.isAvailable
      ? { isAvailable: true, manuals: await signalsIn(ports, uid, vehicleId) }
      : { isAvailable: false, manuals: [] };

const ofManual = ({ id, name, catalogue, colours }: Signal): SignalGuess => ({
  ...{ id, name, catalogue, colours },
  isInManual: true,
});

/** A light that vehicles have, and no manual of this one names. */
function ofCatalogue(id: string): SignalGuess | null {
  const entry = CATALOGUE.find((one) => one.id === id);
  if (!entry) return null;
  const { name, colours } = entry;
  return { id, name, catalogue: id, colours, isInManual: false };
}

/** One light, in all manuals. Fails with NOT_FOUND where neither they nor the catalogue know it. */
export const getSignal =
  (ports: Ports) =>
  async (uid: string, { id: vehicleId, signal: id }: { id: number; signal: string }) => {
    if (!ports.isAvailable) throw new AppError('SIGNALS_NOT_AVAILABLE');
    const manuals = signalsNamed(id, await signalsIn(ports, uid, vehicleId));
    const [first] = allOf(manuals);
    const light = first ? { ...ofManual(first), id } : ofCatalogue(id);
    if (!light) throw new AppError('NOT_FOUND');
    return { ...light, manuals };
  };

/** What an owner may mean by a description: lights of the manuals, else those of the catalogue. */
export const describeSignal =
  ({ within, ...ports }: Ports & { within: Pick<WithinQuota, 'look'> }) =>
  async (uid: string, vehicleId: number, text: string): Promise<SignalGuess[]> => {
    if (!ports.isAvailable) throw new AppError('SIGNALS_NOT_AVAILABLE');
    return within.look(uid, async () => {
      const signals = allOf(await signalsIn(ports, uid, vehicleId));
      const guesses = describedAs(text, signals).flatMap((one) => guessesOf(one, signals));
      return [...new Map(guesses.map((guess) => [guess.id, guess])).values()];
    });
  };

function guessesOf({ catalogue, signal }: Described, signals: readonly Signal[]): SignalGuess[] {
  if (signal) return [ofManual(signal)];
  const own = signals.filter((one) => one.catalogue === catalogue);
  if (own.length > 0) return own.map(ofManual);
  const other = ofCatalogue(catalogue ?? '');
  return other ? [other] : [];
}
