import type { Alternative, FactKind } from '@contract';
import type { SourceUnit } from '../findings/manual-part';

/** A value as a rule found it, before it is known for which versions it is. */
export type Candidate = {
  kind: FactKind;
  /** What of its kind it is: "Delante", "Cruce", "F12 · Encendedor". */
  of: string;
  value: string;
  unit: string;
  alsoIn: Alternative[];
  /** When it holds: tyre, load, filter, column, as printed; empty ones, and what it is itself, say nothing. */
  conditions: string[];
  /** Texts that may name the version that it is for, the nearest first. */
  about: string[];
  said: SourceUnit;
  /** Which cell of its row says it. */
  at?: number;
};

/** What a rule tells of it by itself; where it stands tells the rest. */
export type Value = Pick<Candidate, 'kind' | 'of' | 'value' | 'unit'> & Partial<Candidate>;
