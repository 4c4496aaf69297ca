import type { SignalColour } from '@contract';
import type { Said } from '../findings/manual-part';

/** Words of a manual about a light, and what they are part of. */
export type Words = { text: string; said: Said };

/** One place where a manual speaks of a light. */
export type Mention = {
  /** As printed. */
  name: string;
  catalogue: string | null;
  isMessage: boolean;
  colours: SignalColour[];
  blinks: boolean | null;
  /** Of a table or list of lights, which names each as it wants it named; else of a text that mentions it. */
  isListed: boolean;
  /** What tells how urgent it is; none where it is only named. */
  words: Words[];
  /** Where it stands, to be quoted. */
  said: Said[];
};
