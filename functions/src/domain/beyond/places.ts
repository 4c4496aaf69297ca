import { beyondTopicSchema, COUNTRIES, type BeyondTopic } from '@contract';
import { z } from 'zod';
import { plainWords } from '../spanish/plain-words';
import written from '../../../data/beyond.json';

const day = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);

const placesSchema = z.strictObject({
  /** The sentence of each. */
  topics: z.record(beyondTopicSchema, z.string().min(1)),
  places: z.array(
    z.strictObject({
      title: z.string().min(1),
      url: z.url({ protocol: /^https$/ }),
      topics: z.array(beyondTopicSchema).min(1),
      /** Where it is the place to look; everywhere without. */
      countries: z
        .array(z.string().refine((code) => COUNTRIES.includes(code)))
        .min(1)
        .optional(),
      /** Stems, one of which a question must have for it: what fuel costs answers nothing of a repair. */
      about: z
        .array(z.string().regex(/^[a-z]{3,}$/))
        .min(1)
        .optional(),
      checked: day,
    }),
  ),
});

type Places = z.infer<typeof placesSchema>;
export type Place = Places['places'][number];

/** Parses a list of places; throws where one is not whole. */
export const placesOf = (value: unknown): Places => placesSchema.parse(value);

/** The list in functions/data/beyond.json. */
export const places: Places = placesOf(written);

/** Spanish law and Spanish offices where nobody has said in which country a vehicle is registered: their titles say so. */
const COUNTRY_OF_NOBODY = 'ES';

/** What is the place for a topic, as a question has it, in a country; those of the country itself come first. */
export function placesFor(topic: BeyondTopic, country: string | null, question = ''): Place[] {
  const words = plainWords(question).split(' ');
  return places.places.filter(
    ({ topics, countries, about }) =>
      topics.includes(topic) &&
      (countries?.includes(country ?? COUNTRY_OF_NOBODY) ?? true) &&
      (about?.some((stem) => words.some((word) => word.startsWith(stem))) ?? true),
  );
}
