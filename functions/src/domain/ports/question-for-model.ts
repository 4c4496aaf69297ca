import type { VehicleRecord } from './records';

/** The question before, as it was understood, and the units of the manual that its owner was shown. */
export type PreviousTurn = {
  question: string;
  units: readonly string[];
  /** Whether this question was read with it. */
  isCarriedOn: boolean;
};

export type QuestionForModel = {
  /** The owner's own words. */
  query: string;
  /** The same without the names of the vehicle, which manuals seldom repeat. */
  question: string;
  /** That with its misspelt words as they are meant. */
  readAs: string;
  /** The turn before, where the question goes on from one. */
  previous?: PreviousTurn | undefined;
  vehicle: Pick<VehicleRecord, 'make' | 'model' | 'year' | 'trim' | 'engine'>;
};
