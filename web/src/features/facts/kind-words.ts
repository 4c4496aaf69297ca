import type { FactKind } from '@contract';

/** What is told of one thing, where several kinds are: "Aceite del motor: viscosidad, cantidad, norma". */
const WORDS: Readonly<Partial<Record<FactKind, string>>> = {
  'oil-grade': 'viscosidad',
  'oil-norm': 'norma',
  'oil-capacity': 'cantidad',
  'coolant-type': 'tipo',
  'coolant-capacity': 'cantidad',
  fuel: 'tipo',
  'tank-capacity': 'cantidad',
};

export const kindWord = (kind: FactKind): string => WORDS[kind] ?? '';
