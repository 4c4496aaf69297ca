import type { CallAllowance } from '../quotas/call-allowance';
import type { QuestionForModel } from './question-for-model';

/** An excerpt as a model is shown it: in units, which it points at by their numbers. */
export type NumberedExcerpt = {
  documentSource: string;
  pageReference: string;
  headings: readonly string[];
  /** `number` is null of what can only be read: it may not be quoted by itself. */
  units: { number: number | null; text: string }[];
};

/** What a model points at. None of its own words is shown but headlines that their units bear out. */
export type Pointed = {
  found: boolean;
  /** In the order in which they answer. `headline`: one sentence of its own, or nothing. */
  claims: { units: number[]; headline: string }[];
  /** What of the question the units do not answer, in its own words; never shown. */
  missing: string;
  isSafetyCritical: boolean;
  isDoubtful: boolean;
  /** Where it finds nothing: what to search instead, in the words that a manual would have. */
  busqueda?: readonly string[];
  /** The filters of the model's provider stopped it. */
  isBlocked?: boolean;
};

/** A model that does not write answers, but points at what answers. */
export type PointingModel = {
  /** Within what the question is allowed, which it uses up; else it fails with UNAVAILABLE. */
  point(
    asked: QuestionForModel,
    excerpts: readonly NumberedExcerpt[],
    allowance: CallAllowance,
  ): Promise<Pointed>;
};
