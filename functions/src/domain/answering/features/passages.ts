import type { coverageMeter } from '../../search/coverage-meter';
import type { namedShareMeter } from '../../search/named-share';
import type { Excerpt } from '../../ports';
import type { ProcessorBudget } from '../../quotas/processor-budget';

type Meters = Pick<ReturnType<typeof coverageMeter>, 'measure'> & {
  namedShare: ReturnType<typeof namedShareMeter>;
};

/** Headings that say what a passage is about; the outermost ones only name the chapter. */
const NEAREST_HEADINGS = 2;

/** "Llave, bombillas y escobillas": a section of such a chapter is about one of them, nobody can tell which. */
const ENUMERATES = /^[^,]*,.* [yeo] /;

const nearestOf = (headings: readonly string[]): string[] => [
  ...headings.slice(-NEAREST_HEADINGS, -1).filter((heading) => !ENUMERATES.test(heading)),
  ...headings.slice(-1),
];

/** Whether two passages stand on one page or on neighbouring ones; without pages, in one section. */
function areNear({ chunk: a }: Excerpt, { chunk: b }: Excerpt): boolean {
  if (a.manualId !== b.manualId) return false;
  if (a.pageNumber === null || b.pageNumber === null) return a.pageReference === b.pageReference;
  return Math.abs(a.pageNumber - b.pageNumber) <= 1;
}

const evidenceIn = (excerpts: readonly Excerpt[]): number =>
  excerpts.reduce((sum, { score }) => sum + score, 0);

/** What each passage found has to do with the question, for all that may be quoted from it. */
export function measuredPassages(
  excerpts: readonly Excerpt[],
  { measure, namedShare, budget }: Meters & { budget?: ProcessorBudget | undefined },
) {
  const best = Math.max(...excerpts.map(({ score }) => score), Number.EPSILON);
  const total = Math.max(evidenceIn(excerpts), Number.EPSILON);
  return excerpts.map((excerpt, at) => {
    budget?.check();
    const { headings, content } = excerpt.chunk;
    const title = headings.at(-1) ?? '';
    const all = measure(...headings, content);
    const around = excerpts.filter((other) => areNear(excerpt, other));
    return {
      matched: all.matched,
      above: nearestOf(headings),
      title,
      headings: measure(...headings).share,
      features: {
        passage: all.share,
        title: namedShare(title),
        relative: excerpt.score / best,
        place: 1 / (1 + at),
        support: evidenceIn(around) / total,
      },
    };
  });
}
