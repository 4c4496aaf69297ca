import type { z } from 'zod';
import type { Elements, PointedKind } from '../../domain/pointed/pointed';
import { EMERGENCIES } from './pointed-emergencies';
import { FACTS } from './pointed-facts';
import { LIGHTS } from './pointed-lights';
import { PLAN } from './pointed-plan';
import type { Schema } from './schema';

type Written = { [Kind in PointedKind]: { schema: Schema; written: z.ZodType<Elements[Kind][]> } };

/** What a model is asked to write of each kind; `written` checks it all the same: a schema is a wish, not a promise. */
export const WRITTEN: Written = {
  lights: LIGHTS,
  facts: FACTS,
  plan: PLAN,
  emergencies: EMERGENCIES,
};
