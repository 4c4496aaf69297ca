import type { SignalColour } from '@contract';
import { catalogueIdOf, matchesOf } from './catalogue';
import { coloursIn } from './colours';

/** A light or message, as it is printed. */
export type Light = {
  name: string;
  catalogue: string | null;
  isMessage: boolean;
  colours: SignalColour[];
};

/** A message need be none that is known. */
export const messageNamed = (name: string): Light => ({
  ...{ name: name.trim(), catalogue: catalogueIdOf(name, '', []), isMessage: true, colours: [] },
});

/** A light of the catalogue, by its name or by other words (`by`); null where they name none. */
export function lightNamed(name: string, colours = coloursIn(name), by = name): Light | null {
  const [match] = matchesOf(by, colours);
  return match ? { name, catalogue: match.entry.id, isMessage: false, colours } : null;
}
