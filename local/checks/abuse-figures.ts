import { hasTitle } from './test-titles';
import type { Threat } from './threat-model';

/** A line that `functions/src/testing/hostile.ts` left: `test` is the name of the case with those of its describes. */
export type Noted = { step: 'tried' | 'refused'; file: string; test: string; what: string };

/** `file › describe › case`, of all cases that ran. */
export type Ran = { passed: readonly string[]; unpassed: readonly string[] };

type RowFigures = {
  /** Inputs that were noted when they went out, and again when their refusal was seen. */
  tried: number;
  refused: number;
  /** Cases that note no inputs: what they try is told by their name alone. */
  cases: number;
  passed: number;
  /** What was not refused. */
  accepted: string[];
};

/** Titles of the cases that a file holds, as they are written. */
type TitlesOf = (file: string) => readonly string[];

const nameIn = (ran: string): { file: string; test: string; title: string } => {
  const [file = '', ...names] = ran.split(' › ');
  return { file, test: names.join(' '), title: names.at(-1) ?? '' };
};

/** Every case of a table that a named test belongs to is tried. */
const belongsTo = (ran: string, { tests }: Threat, titlesOf: TitlesOf): boolean => {
  const { file, title } = nameIn(ran);
  return tests.some((test) => {
    // Before its titles, which have to be read out of its source.
    if (test.file !== file) return false;
    const name = test.title.split(' › ').at(-1) ?? '';
    const written = titlesOf(test.file).filter((one) => hasTitle([one], name));
    return hasTitle(written, title);
  });
};

/** What a row of the threat model came to. Figures are counted apart: nothing is refused because it was tried. */
export function figuresOf(
  row: Threat,
  { passed, unpassed }: Ran,
  noted: readonly Noted[],
  titlesOf: TitlesOf,
): RowFigures {
  const figures: RowFigures = { tried: 0, refused: 0, cases: 0, passed: 0, accepted: [] };
  for (const ran of new Set([...passed, ...unpassed])) {
    if (!belongsTo(ran, row, titlesOf)) continue;
    const { file, test } = nameIn(ran);
    const own = noted.filter((one) => one.file === file && one.test === test);
    const of = (step: Noted['step']) =>
      own.filter((one) => one.step === step).map(({ what }) => what);
    const [tried, refused] = [of('tried'), of('refused')];
    const isPassed = passed.includes(ran);
    figures.tried += tried.length;
    figures.refused += refused.length;
    if (tried.length === 0) figures.cases += 1;
    if (tried.length === 0 && isPassed) figures.passed += 1;
    figures.accepted.push(...without(tried, refused).map((what) => `${ran}: ${what}`));
    if (tried.length === 0 && !isPassed) figures.accepted.push(ran);
  }
  return figures;
}

/** The same input may be tried more than once: as many are left as were not refused. */
function without(tried: readonly string[], refused: readonly string[]): string[] {
  const left = [...refused];
  return tried.filter((what) => {
    const at = left.indexOf(what);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
