import type { WordWeights } from '../search/coverage';
import type { VehicleRecord } from './records';

export type QuestionReading = {
  /** The question with its misspelt words as they are meant. */
  readAs: string;
  /** How telling each word of it is in the manuals asked. */
  weights: WordWeights;
};

/** The question before, as it was understood, and the units of the manual that its owner was shown. */
export type PreviousTurn = {
  question: string;
  units: readonly string[];
  /** Whether this question was read with it. */
  isCarriedOn: boolean;
};

export type QuestionForModel = QuestionReading & {
  /** The owner's own words. */
  query: string;
  /** The same without the names of the vehicle, which manuals seldom repeat. */
  question: string;
  /** The turn before, where the question goes on from one. */
  previous?: PreviousTurn | undefined;
  vehicle: Pick<VehicleRecord, 'make' | 'model' | 'year' | 'trim' | 'engine'>;
};
