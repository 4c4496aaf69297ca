import { COUNTRIES, emergencyTopicSchema, type EmergencyLaw } from '@contract';
import { z } from 'zod';
import written from '../../../data/emergency-law.json';

const day = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);

const lawsSchema = z.array(
  z.strictObject({
    country: z.string().refine((code) => COUNTRIES.includes(code)),
    topics: z.array(emergencyTopicSchema).min(1),
    action: z.string().min(1).max(60),
    rule: z.string().min(1),
    norm: z.string().min(1),
    checked: day,
  }),
);

/** The list in functions/data/emergency-law.json. */
const laws = lawsSchema.parse(written);

/** What the law of a country asks for; nothing where the country, or its law, is unknown to us. */
export const lawsOf = (country: string | null): EmergencyLaw[] =>
  laws.filter((law) => law.country === country).map(({ country: _country, ...law }) => law);
