import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { emergencyTopicSchema, quotesOfPart, type Emergency } from '../../functions/contract/index';
import { folded } from '../../functions/src/domain/emergencies/words';
import { pathOf } from '../signals/judge';

export const SETS = join(import.meta.dirname, 'sets');

const entrySchema = z.object({
  topic: emergencyTopicSchema,
  title: z.string(),
  pages: z.array(z.number()),
  /** As printed; 0 of prose. */
  steps: z.number(),
  first: z.string().default(''),
  last: z.string().default(''),
  warnings: z.array(z.object({ words: z.string(), page: z.number() })).default([]),
});
export type Entry = z.infer<typeof entrySchema>;

const setSchema = z.object({
  manual: z.string(),
  procedures: z.array(entrySchema),
  /** Kits of manuals that have a spare wheel, too. */
  kitToo: z.array(entrySchema).default([]),
});

export type SetOfManual = { manual: string; path: string; entries: Entry[] };

/** The sets of a folder whose manual is here, and the names of the others. */
export function setsIn(folder: string): { sets: SetOfManual[]; missing: string[] } {
  const written = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => setSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    : [];
  const named = written.map(({ manual, procedures, kitToo }) => {
    const name = manual.replace(/^manual-(?!word)/u, '');
    return { manual: name, path: pathOf(name), entries: [...procedures, ...kitToo] };
  });
  return {
    sets: named.flatMap(({ path, ...set }) => (path ? [{ ...set, path }] : [])),
    missing: named.flatMap(({ manual, path }) => (path ? [] : [manual])),
  };
}

/** Letters and figures only: how a line breaks or a quotation mark is drawn is not judged. */
const bare = (text: string): string => folded(text).replace(/[^\p{L}\d]+/gu, '');

const LABEL =
  /^[^\p{L}]*(?:advertencia|peligro|atenci[oó]n|precauci[oó]n|cuidado|aviso|importante|warning|caution|danger|nota|note)[\s:!.]*/iu;

const textOf = (emergency: Emergency): string =>
  bare(
    emergency.parts
      .flatMap(quotesOfPart)
      .map(({ text }) => text)
      .join(' '),
  );

const pagesOf = ({ heading, parts }: Emergency): number[] => [
  ...new Set([heading, ...parts.flatMap(quotesOfPart)].map(({ page }) => page)),
];

export type Judged = {
  entry: Entry;
  found: Emergency | null;
  /** Only its page is shown. */
  isCut: boolean;
  hasAllSteps: boolean;
  missingWarnings: Entry['warnings'];
};

function judgeOne(entry: Entry, emergencies: readonly Emergency[]): Judged {
  const isThere = (one: Emergency) => pagesOf(one).some((page) => entry.pages.includes(page));
  const says = (one: Emergency, words: string) =>
    words !== '' && textOf(one).includes(bare(words.replace(LABEL, '')));
  const own = emergencies.filter((one) => one.topic === entry.topic && isThere(one));
  const found =
    own.find((one) => says(one, entry.first)) ??
    own.find(({ parts }) => parts.length > 0) ??
    own[0];
  if (!found) {
    return { ...{ entry, found: null, isCut: false, hasAllSteps: false }, missingWarnings: [] };
  }
  const steps = found.parts.flatMap((part) => (part.kind === 'steps' ? part.steps : []));
  return {
    entry,
    found,
    isCut: found.parts.length === 0,
    hasAllSteps:
      says(found, entry.first) &&
      says(found, entry.last) &&
      (steps.length === 0 || steps.length >= entry.steps),
    missingWarnings: entry.warnings.filter(({ words }) => !says(found, words)),
  };
}

export function judge(
  entries: readonly Entry[],
  emergencies: readonly Emergency[],
): { judged: Judged[]; wrong: Emergency[] } {
  const judged = entries.map((entry) => judgeOne(entry, emergencies));
  const wrong = emergencies.filter(
    (one) =>
      !judged.some(({ found }) => found === one) &&
      !entries.some(
        ({ topic, pages }) =>
          topic === one.topic && pagesOf(one).some((page) => pages.includes(page)),
      ),
  );
  return { judged, wrong };
}
