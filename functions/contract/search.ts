import * as z from 'zod/mini';
import { beyondSchema } from './beyond';
import { confidenceSchema } from './confidence';
import { boxSchema, excerptBlockSchema, warningLevelSchema } from './document';
import { doorSchema } from './door';
import { endpoint, numericId, positiveInteger } from './endpoint';
import { DEFAULT_LANGUAGE, MAX_QUESTION_LENGTH } from './limits';
import { languageSchema } from './user';

export const classificationSchema = z.object({
  isSpecification: z.boolean(),
  isMaintenance: z.boolean(),
  isTroubleshooting: z.boolean(),
  isModelSpecific: z.boolean(),
});
export type Classification = z.infer<typeof classificationSchema>;

export const sourceDocumentSchema = z.object({
  metadata: z.object({
    /** The manual's file name. */
    documentSource: z.string(),
    /** As it is shown: the printed label ("p. 214"), or the section where the format has no pages. */
    pageReference: z.string(),
    /** The excerpt, to the letter. */
    content: z.string(),
    /** The same in its pieces, as it is shown. None in answers that were kept before there were any. */
    blocks: z._default(z.array(excerptBlockSchema), []),
    /** Physical page, counted from 1; null where the format has no pages. */
    pageNumber: z.nullable(positiveInteger),
    manualId: positiveInteger,
    chunkId: z.string(),
    /** Path of headings above the excerpt, outermost first. */
    headings: z.array(z.string()),
  }),
});
export type SourceDocument = z.infer<typeof sourceDocumentSchema>;

/** Where in the manuals a statement stands. */
const citationSchema = z.object({
  /** Position in `sourceDocuments`, from 0. */
  source: z.number().check(z.int(), z.minimum(0)),
  manualId: positiveInteger,
  /** Which reading of the manual the units are of. */
  revision: positiveInteger,
  /** Physical page, counted from 1; null where the format has no pages. */
  pageNumber: z.nullable(positiveInteger),
  pageReference: z.string(),
  /**
   * What is quoted; of a table that tells versions apart what is for the vehicle's, once that is known. The hash tells whether
   * the unit of this id still says the same in a later reading. `lines`: how many of the boxes are its, where it is not one.
   */
  units: z.array(
    z.object({ id: z.string(), hash: z.string(), lines: z.optional(positiveInteger) }),
  ),
  /** Where that stands on the page as it is shown, in the units' order; empty where it is not known. */
  boxes: z.array(boxSchema),
});
export type Citation = z.infer<typeof citationSchema>;

const rowSchema = z.object({ cells: z.array(z.string()) });

/**
 * `unit`: which of those that are cited it is; absent in answers that were kept before it was told. `asked`: which of its
 * cells, from 0, the question names by their column or row; absent where it tells none apart.
 */
const quotedRowSchema = z.extend(rowSchema, {
  unit: z.optional(z.string()),
  asked: z.optional(z.array(z.number().check(z.int(), z.minimum(0)))),
});

/** What of a table is of one of the vehicle's versions, or of its sizes of tyre. */
const tableVersionsSchema = z.object({
  by: z.enum(['rows', 'columns']),
  /** As the table calls them. */
  names: z.array(z.string()),
  /** Of each row, or each column with that of the rows' names: those that it is for; none is all of them. */
  of: z.array(z.array(z.string())),
  /** The one that the vehicle is; null: nobody has said it. */
  own: z.nullable(z.string()),
  /** The trim of which its manual says so; absent where its owner does. */
  ofTrim: z.optional(z.string()),
});
export type TableVersions = z.infer<typeof tableVersionsSchema>;

const citations = z.array(citationSchema);

/** A piece of an answer. Those that cite nothing are words of ours about it. */
/**
 * Why an answer is to be checked: the manual says different things, figures come of a coarse scan, something had to be left out,
 * only text could be read, the owner's tyres are not named, or it may be of something else.
 */
const doubtSchema = z.enum([
  'contradicted',
  'coarse',
  'incomplete',
  'text-only',
  'other-tyres',
  'unsure',
]);
export type Doubt = z.infer<typeof doubtSchema>;

export const statementSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string(), citations }),
  z.object({
    kind: z.literal('table'),
    /** What stands above the rows and decides what they mean: titles, the sentence that introduces them. May be empty. */
    above: z.string(),
    /** The rows that name the columns, the upper one first; none where nothing names them. */
    header: z.array(rowSchema),
    /** Those that answer. The first cell names its row. */
    rows: z.array(quotedRowSchema),
    /** Notes and limits of these rows. May be empty. */
    below: z.string(),
    /** Absent where the table does not tell several apart. */
    versions: z.optional(tableVersionsSchema),
    tyres: z.optional(tableVersionsSchema),
    citations,
  }),
  z.object({
    kind: z.literal('steps'),
    /** Titles and the sentence that announces them. May be empty. */
    above: z.string(),
    isOrdered: z.boolean(),
    /** Whole, in the manual's order. `mark`: its number or bullet as printed, empty for a remark among steps. */
    steps: z.array(z.object({ mark: z.string(), text: z.string() })),
    /** What limits them. May be empty. */
    below: z.string(),
    citations,
  }),
  /** Stands before what it warns of. `text` begins with its label as printed. */
  z.object({ kind: z.literal('warning'), level: warningLevelSchema, text: z.string(), citations }),
  /** Ours. `doubt`: it says why the answer is to be checked. */
  z.object({ kind: z.literal('remark'), text: z.string(), doubt: z.optional(doubtSchema) }),
]);
export type Statement = z.infer<typeof statementSchema>;
export type TableStatement = Extract<Statement, { kind: 'table' }>;

export const searchResponseSchema = z.object({
  /** Number of the question in the owner's history; null when it could not be kept there. */
  id: z.nullable(positiveInteger),
  /** What a question that goes on from another one was taken to mean; absent where it was read as it was written. */
  understoodAs: z.optional(z.string()),
  /** Number, in the owner's history, of the question that this one goes on from; absent where it goes on from none. */
  followUpOf: z.optional(positiveInteger),
  /** Spanish; paragraphs are separated by blank lines and cite sources as [1], [2], … (positions in `sourceDocuments`). */
  response: z.string(),
  /** The same in its parts, as they are shown: nothing needs to be read back from `response`. */
  statements: z._default(z.array(statementSchema), []),
  classification: classificationSchema,
  /** What the answer stands on, the best first; empty when the manual does not say. */
  sourceDocuments: z.array(sourceDocumentSchema),
  confidence: confidenceSchema,
  /** The nearest sections, when the manual does not say. */
  suggestions: z.array(sourceDocumentSchema),
  /** Where else to look, when the manual does not say and another place knows. */
  beyond: z.optional(beyondSchema),
  /** The part of the vehicle's page that knows more of it, whatever the manual says. */
  door: z.optional(doorSchema),
});
export type SearchResponse = z.infer<typeof searchResponseSchema>;

const questionSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Escribe una pregunta.'),
    z.maxLength(
      MAX_QUESTION_LENGTH,
      `La pregunta no debe pasar de ${MAX_QUESTION_LENGTH} caracteres.`,
    ),
  );

const askedSchema = z
  .strictObject({
    query: questionSchema,
    /** Of a question that goes on from another one: that of the other one, where this is absent. */
    vehicleId: z.optional(numericId),
    language: z._default(languageSchema, DEFAULT_LANGUAGE),
    /** Number, in the owner's history, of the question that this one goes on from. */
    followUpOf: z.optional(numericId),
  })
  .check(
    z.refine(({ vehicleId, followUpOf }) => vehicleId !== undefined || followUpOf !== undefined, {
      error: 'Elige un vehículo.',
      path: ['vehicleId'],
    }),
  );

export const searchManuals = endpoint({
  method: 'POST',
  path: '/api/search',
  body: askedSchema,
  response: searchResponseSchema,
});
