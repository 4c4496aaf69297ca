import * as z from 'zod/mini';
import { confidenceSchema } from './confidence';
import { count, endpoint, idParams, moment, numericId, positiveInteger } from './endpoint';

/** What an answer says, in one line. Each may be empty. */
const searchGistSchema = z.object({
  /** With its unit, of the vehicle's own: "2,3 / 2,1 bar". */
  figure: z.string(),
  /** What the figure is of; without one the first words of what is quoted, or what we say in their place. */
  words: z.string(),
  /** As it is shown, of the first quotation. */
  page: z.string(),
});
export type SearchGist = z.infer<typeof searchGistSchema>;

const searchHistoryItemSchema = z.object({
  id: positiveInteger,
  query: z.string(),
  understoodAs: z.optional(z.string()),
  vehicleId: positiveInteger,
  confidence: confidenceSchema,
  /** Absent of what a device kept before there was any. */
  gist: z.optional(searchGistSchema),
  createdAt: moment,
  /** Since when its answer is kept for longer than questions are; null: it is not. */
  savedAt: z._default(z.nullable(moment), null),
});
export type SearchHistoryItem = z.infer<typeof searchHistoryItemSchema>;

const isTrue = z.optional(z.literal('true'));

/** The newest first, at most `MAX_LISTED_SEARCHES`: those before a number, or of those that are kept only. */
export const listSearches = endpoint({
  method: 'GET',
  path: '/api/search/history',
  query: z.strictObject({ before: z.optional(numericId), saved: isTrue }),
  response: z.array(searchHistoryItemSchema),
});

const searchCountsSchema = z.object({ total: count, saved: count });

/** How many questions the owner's history holds, and how many of them are kept. */
export const countSearches = endpoint({
  method: 'GET',
  path: '/api/search/counts',
  response: searchCountsSchema,
});

/** Removes one question, with its answer, from the owner's history. */
export const deleteSearch = endpoint({
  method: 'DELETE',
  path: '/api/search/history/:id',
  params: idParams,
});

/** Removes all of the owner's questions and answers, or all but those that are kept. */
export const deleteSearches = endpoint({
  method: 'DELETE',
  path: '/api/search/history',
  query: z.strictObject({ keepSaved: isTrue }),
});
