import type { z } from 'zod';
import type { Elements, PointedKind } from '../../domain/pointed/pointed';
import { EMERGENCIES_SCHEMA, EMERGENCIES_WRITTEN } from './pointed-emergencies';
import { FACTS_SCHEMA, FACTS_WRITTEN } from './pointed-facts';
import { LIGHTS_SCHEMA, LIGHTS_WRITTEN } from './pointed-lights';
import { PLAN_SCHEMA, PLAN_WRITTEN } from './pointed-plan';
import type { Schema } from './schema';

type Written = { [Kind in PointedKind]: { schema: Schema; written: z.ZodType<Elements[Kind][]> } };

/** What a model is asked to write of each kind; `written` checks it all the same: a schema is a wish, not a promise. */
export const WRITTEN: Written = {
  lights: { schema: LIGHTS_SCHEMA, written: LIGHTS_WRITTEN },
  facts: { schema: FACTS_SCHEMA, written: FACTS_WRITTEN },
  plan: { schema: PLAN_SCHEMA, written: PLAN_WRITTEN },
  emergencies: { schema: EMERGENCIES_SCHEMA, written: EMERGENCIES_WRITTEN },
};
