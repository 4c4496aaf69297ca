import { COUNT } from './count';
import { OF_ELECTRICS } from './electrics';
import { OF_FLUIDS } from './fluids';
import type { KindRow } from './kind';
import { LIGHT } from './light';
import { OF_PARTS } from './parts';
import { OF_RUNNING } from './running';
import { OF_SIZE } from './sizes';
import { OF_TIME } from './times';
import { OF_WHEELS } from './wheels';
import { OF_WORDS } from './words';

/** What questions want to be told: figures and names. A question may be for several; their order decides nothing. */
export const KINDS: readonly KindRow[] = [
  ...OF_WHEELS,
  ...OF_FLUIDS,
  ...OF_TIME,
  ...OF_RUNNING,
  ...OF_SIZE,
  ...OF_ELECTRICS,
  ...OF_PARTS,
  ...OF_WORDS,
];

/** Whether a question, in plain words, is for a figure or a name of any of these kinds; a light's colour is none. */
export const asksFigure = (plain: string): boolean =>
  KINDS.some(({ asks }) => asks !== LIGHT && asks.test(plain));

/** The same for a figure alone: how much or how many of something. */
export const asksQuantity = (plain: string): boolean =>
  COUNT.asks(plain) ||
  KINDS.some(({ asks, isQuantity }) => isQuantity === true && asks.test(plain));

/** Whether words hold a figure, be it written out. */
export const tellsQuantity = (words: string): boolean => COUNT.tells(words);
