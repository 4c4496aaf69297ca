import { z } from 'zod';
import type { Signal } from '../warning-lights/signal';
import { signalsFinder } from '../warning-lights/signals-finder';
import type { KindOfPointed } from './kind-of-pointed';
import { mergeLights } from './merge-lights';
import { signalsPointedAt } from './pointed-lights';

const stored = z.object({
  units: z.array(z.string()),
  name: z.string(),
  isMessage: z.boolean(),
  colours: z.string(),
  deciding: z.string(),
});

/** Warning lights and messages. */
export const lightsKind: KindOfPointed<'lights', Signal> = {
  finder: signalsFinder,
  stored,
  mayTell: () => true,
  together: (byRules, pointed, { byUnit }) =>
    mergeLights({
      // Put together before, and again now: what only a model saw is not the rules'.
      byRules: byRules.filter(({ isToCheck }) => !isToCheck),
      byModel: signalsPointedAt(pointed, byUnit),
      sectionOf: (unit) => byUnit.get(unit)?.titles.join('\n') ?? null,
    }),
};
