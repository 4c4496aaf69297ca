import * as z from 'zod/mini';

/** What a question is about that no manual tells, and another place does. */
export const beyondTopicSchema = z.enum([
  'recall',
  'inspection',
  'price',
  'fault-code',
  'radio-code',
  'accident',
  'workshop',
  'noise',
  'law',
]);
export type BeyondTopic = z.infer<typeof beyondTopicSchema>;

/** Where an owner can look when the manual does not say: fixed words and addresses of ours, none of a model. */
export const beyondSchema = z.object({
  topic: beyondTopicSchema,
  sentence: z.string(),
  /** Official places only; none where there is no public one. */
  links: z.array(
    z.object({
      title: z.string(),
      url: z.string().check(z.regex(/^https:\/\//)),
      /** Day on which somebody last looked the address up, "2026-11-25". */
      checked: z.string(),
    }),
  ),
});
export type Beyond = z.infer<typeof beyondSchema>;
