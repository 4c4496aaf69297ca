import type { EmergencyTopic, FactKind } from '@contract';

/** A light or message that a model points at. No level, and no word of its own: each is printed where it points. */
export type PointedLight = {
  /** Where the light is explained, its own row first. */
  units: number[];
  name: string;
  isMessage: boolean;
  /** The words that tell its colours; nothing where none do. */
  colours: string;
  /** The words that decide what to do. */
  deciding: string;
};

/** Values of one kind that a model points at: of rows by their columns, of a sentence by words copied from it. */
export type PointedFact = { units: number[]; kind: FactKind } & (
  { columns: FactColumns; words: null } | { columns: null; words: FactWords }
);

/** Columns are counted from 1; 0: none. */
export type FactColumns = {
  /** Those that tell of what it is; none: the name of its column or its title does. */
  name: number[];
  value: number;
  unit: number;
  conditions: number[];
  versions: number[];
};
export type FactWords = { name: string; value: string; condition: string; version: string };

/** When work is due that a model points at: of rows by their columns, of a sentence by words copied from it. */
export type PointedWork = { units: number[] } & (
  { columns: WorkColumns; words: null } | { columns: null; words: WorkWords }
);

/** Columns are counted from 1. */
export type WorkColumns = {
  work: number;
  /** The one that says what is done; 0: none. */
  action: number;
  every: number[];
  first: number[];
  severe: number[];
  versions: number[];
  /** Those with remarks that change when it is due. */
  conditions: number[];
};
export type WorkWords = Record<'work' | 'every' | 'first' | 'severe' | 'condition', string>;

/** A procedure that a model points at: its title as copied, its steps and warnings. */
export type PointedProcedure = { units: number[]; topic: EmergencyTopic; title: string };
