import * as z from 'zod/mini';
import { endpoint, idParams, moment, positiveInteger } from './endpoint';
import { MAX_FEEDBACK_NOTE_LENGTH } from './limits';
import { searchResponseSchema } from './search';

const feedbackVerdictSchema = z.enum(['helpful', 'unhelpful']);
export type FeedbackVerdict = z.infer<typeof feedbackVerdictSchema>;

/** What is wrong with an answer: it answers something else, is about another part, cites a wrong page, or may hurt people. */
const feedbackReasonSchema = z.enum(['no-answer', 'other-part', 'wrong-page', 'dangerous']);
export type FeedbackReason = z.infer<typeof feedbackReasonSchema>;

/** What an owner says of an answer. */
export const feedbackSchema = z.object({
  verdict: feedbackVerdictSchema,
  reasons: z.array(feedbackReasonSchema),
  note: z.nullable(z.string()),
  /** Whether the question and what is said of its answer may be used to make answers better. */
  mayBeUsed: z.boolean(),
});
export type Feedback = z.infer<typeof feedbackSchema>;

/** What became of the manuals that an answer cites: the same reading, another one since, or one of them is deleted. */
const manualStateSchema = z.enum(['same', 'read-anew', 'gone']);
export type ManualState = z.infer<typeof manualStateSchema>;

const storedSearchSchema = z.extend(searchResponseSchema, {
  id: positiveInteger,
  query: z.string(),
  vehicleId: positiveInteger,
  createdAt: moment,
  /** Since when it is kept for longer than questions are; null: it is not. */
  savedAt: z.nullable(moment),
  feedback: z.nullable(feedbackSchema),
  manualState: manualStateSchema,
});
export type StoredSearch = z.infer<typeof storedSearchSchema>;

/** A question with its answer, as it was given. */
export const getSearch = endpoint({
  method: 'GET',
  path: '/api/search/history/:id',
  params: idParams,
  response: storedSearchSchema,
});

/** Keeps an answer beyond the time that questions are kept. */
export const saveSearch = endpoint({
  method: 'PUT',
  path: '/api/search/:id/saved',
  params: idParams,
});

export const unsaveSearch = endpoint({
  method: 'DELETE',
  path: '/api/search/:id/saved',
  params: idParams,
});

const NO_REASONS = 'Los motivos son de una respuesta que no ha servido.';

/** Takes the place of what was said before; without a verdict nothing is said any more. */
export const rateSearch = endpoint({
  method: 'PUT',
  path: '/api/search/:id/feedback',
  params: idParams,
  body: z
    .strictObject({
      verdict: z.nullable(feedbackVerdictSchema),
      reasons: z._default(
        z.array(feedbackReasonSchema).check(z.maxLength(feedbackReasonSchema.options.length)),
        [],
      ),
      note: z._default(
        z.nullable(z.string().check(z.trim(), z.maxLength(MAX_FEEDBACK_NOTE_LENGTH))),
        null,
      ),
      mayBeUsed: z._default(z.boolean(), false),
    })
    .check(
      z.refine(({ verdict, reasons }) => verdict === 'unhelpful' || reasons.length === 0, {
        error: NO_REASONS,
        path: ['reasons'],
      }),
    ),
});
