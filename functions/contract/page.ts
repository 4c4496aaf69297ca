import * as z from 'zod/mini';
import { boxSchema, excerptBlockSchema } from './document';
import { count, endpoint, idParams, numericId, positiveInteger } from './endpoint';
import { MAX_FIND_LENGTH, MAX_MARKED_UNITS, PICTURE_WIDTHS } from './limits';

const pageParams = z.extend(idParams, { page: numericId });

/** A unit of an answer's citation: `{id}~{hash}`. */
export type UnitKey = { id: string; hash: string };

const IS_UNIT_ID = /^\d{1,6}-\d{1,6}-\d{1,6}$/;
const IS_HASH = /^[0-9a-f]{16}$/;

export const unitKeyText = ({ id, hash }: UnitKey): string => `${id}~${hash}`;

/** Units as they travel in an address, separated by commas; null for what is none. */
export function parseUnitKeys(text: string): UnitKey[] | null {
  const keys = text.split(',').map((part) => {
    const [id = '', hash = '', ...rest] = part.split('~');
    return IS_UNIT_ID.test(id) && IS_HASH.test(hash) && rest.length === 0 ? { id, hash } : null;
  });
  const good = keys.filter((key) => key !== null);
  return good.length === keys.length && good.length <= MAX_MARKED_UNITS ? good : null;
}

const unitKeys = z.string().check(z.refine((text) => parseUnitKeys(text) !== null));

/** `changed`: the manual was read anew and says something else there. `unplaced`: nobody knows where enough of it stands. */
export const marksSchema = z.object({
  state: z.enum(['none', 'placed', 'unplaced', 'changed']),
  /** Ids of what is marked in the blocks; where the picture has no marks, too. */
  units: z.array(z.string()),
  boxes: z.array(boxSchema),
});
export type Marks = z.infer<typeof marksSchema>;

const manualPageSchema = z.object({
  manualId: positiveInteger,
  originalFilename: z.string(),
  revision: positiveInteger,
  /** Position in the document, from 1: the physical page, or the section where the format has no pages. */
  page: positiveInteger,
  /** Of the document: pages, or sections. */
  pageCount: positiveInteger,
  /** As it is shown: the printed label ("p. 214"), or the section; null where nobody has read the page. */
  pageReference: z.nullable(z.string()),
  /** Whether there are pictures of its pages. */
  hasPictures: z.boolean(),
  blocks: z.array(excerptBlockSchema),
  /** Where the units of the blocks stand, as far as that is known. */
  places: z.array(z.object({ unit: z.string(), boxes: z.array(boxSchema) })),
  marks: marksSchema,
});
export type ManualPage = z.infer<typeof manualPageSchema>;

/** A page with its text; `units`: what of it is to be marked. */
export const getManualPage = endpoint({
  method: 'GET',
  path: '/api/manuals/:id/pages/:page',
  params: pageParams,
  query: z.strictObject({ units: z.optional(unitKeys) }),
  response: manualPageSchema,
});

const widths = PICTURE_WIDTHS.map(String) as [string, ...string[]];

/** The page's picture (WebP), as wide as asked for; answered by a function of its own. */
export const getPagePicture = endpoint({
  method: 'GET',
  path: '/api/manuals/:id/pages/:page/image',
  params: pageParams,
  query: z.strictObject({ width: z.pipe(z.enum(widths), z.transform(Number)) }),
  response: z.instanceof(Uint8Array),
});

/** The document's titles in reading order, at most `MAX_LISTED_TITLES`. */
export const getManualContents = endpoint({
  method: 'GET',
  path: '/api/manuals/:id/contents',
  params: idParams,
  response: z.array(
    z.object({
      title: z.string(),
      /** 1 = outermost. */
      depth: positiveInteger,
      page: positiveInteger,
      pageReference: z.string(),
    }),
  ),
});

const foundPlaceSchema = z.object({
  page: positiveInteger,
  pageReference: z.string(),
  /** The unit in which it stands. */
  unit: z.object({ id: z.string(), hash: z.string() }),
  before: z.string(),
  /** As the manual writes it. */
  match: z.string(),
  after: z.string(),
});
export type FoundPlace = z.infer<typeof foundPlaceSchema>;

/**
 * Where words stand in a manual, to the letter but for accents and case: at most `MAX_FOUND_PLACES`, of pages behind `after`.
 * `hasMore`: further pages hold them, too.
 */
export const findInManual = endpoint({
  method: 'GET',
  path: '/api/manuals/:id/find',
  params: idParams,
  query: z.strictObject({
    q: z.string().check(z.trim(), z.minLength(2), z.maxLength(MAX_FIND_LENGTH)),
    after: z.optional(
      z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.pipe(z.transform(Number), count)),
    ),
  }),
  response: z.object({
    places: z.array(foundPlaceSchema),
    hasMore: z.boolean(),
    /** Where a long manual was not looked through to its end: up to which page it was; the next search goes on behind it. */
    searchedTo: z.optional(positiveInteger),
  }),
});

/** An address of the original file that is good for minutes. */
export const openOriginal = endpoint({
  method: 'POST',
  path: '/api/manuals/:id/link',
  params: idParams,
  response: z.object({ url: z.url() }),
});
