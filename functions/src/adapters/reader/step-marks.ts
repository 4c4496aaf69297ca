import { INSTRUCTION } from '../../domain/answering/kinds/instruction';

/** `left`: its edge in points, where lines at other edges count for themselves. */
type MayBeStep = { text: string; left?: number };

type Form = {
  mark: RegExp;
  /** Which step the captured mark is; 0 for none. */
  numberOf: (mark: string) => number;
  /** The mark by which the step is known; its number and a full stop, where nothing is given. */
  knownAs?: (number: number) => string;
  /** Whether names of things are marked so, too: only orders are steps then. */
  isOfNames?: boolean;
};

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const FIRST_CIRCLED = ['①', '⑴', '❶', '➀', '➊'].map((sign) => sign.charCodeAt(0));
const MAX_CIRCLED = 10;

function circledNumber(sign: string): number {
  const code = sign.charCodeAt(0);
  const first = FIRST_CIRCLED.find((one) => code >= one && code < one + MAX_CIRCLED);
  return first === undefined ? 0 : code - first + 1;
}

/**
 * What manuals write before a step, other than "1.", "1)", "(1)", "a)" and bullets, by which everything behind the reader
 * knows steps. A sequence from the first one on is the evidence: a line alone is never a step.
 */
const FORMS: readonly Form[] = [
  { mark: /^(\d{1,2}) ?\. ?[-–—] ?(?=[\p{L}¿¡])/u, numberOf: Number },
  { mark: /^(\d{1,2})\.? ?[ºª°]\.?[-:)]? {0,3}\t?(?=[\p{Lu}¿¡])/u, numberOf: Number },
  { mark: /^(\d{1,2}) ?[:/|][ \t]{1,3}(?=[\p{Lu}¿¡])/u, numberOf: Number },
  { mark: /^(\d{1,2}) ?[-–—] ?(?=[\p{Lu}¿¡])/u, numberOf: Number },
  {
    mark: /^(?:paso|etapa|step) ?(?:n\.?[º°] ?)?(\d{1,2}) ?[.:)–—-]{0,2}[ \t]{1,3}(?=[\p{Lu}¿¡])/iu,
    numberOf: Number,
  },
  { mark: /^(\d{1,2})[.)](?=[\p{Lu}¿¡]\p{Ll})/u, numberOf: Number },
  { mark: /^\(?(\d{1,2})[.)]\t(?=[\p{Lu}¿¡])/u, numberOf: Number },
  { mark: /^(\d{1,2})[ \t]{1,3}(?=[\p{Lu}¿¡])/u, numberOf: Number },
  { mark: /^([①-⑩⑴-⑽❶-❿➀-➉➊-➓])[ \t]{0,3}(?=[\p{L}¿¡])/u, numberOf: circledNumber },
  {
    mark: /^([A-Z])[.)][ \t]{1,3}(?=[\p{Lu}¿¡])/u,
    numberOf: (mark) => mark.charCodeAt(0) - 'A'.charCodeAt(0) + 1,
    // Other steps name it by its letter: "repita el paso B".
    knownAs: (number) => `${String.fromCharCode('a'.charCodeAt(0) + number - 1)})`,
    isOfNames: true,
  },
  {
    mark: /^([IVX]{1,4})[.)][ \t]{1,3}(?=[\p{Lu}¿¡])/u,
    numberOf: (mark) => ROMAN.indexOf(mark) + 1,
    isOfNames: true,
  },
];

/** "Abra el capó", "Turn the key": no name goes on with an article right after its first word. */
const ORDER = /^\p{Lu}\p{Ll}+ (?:el|la|los|las|un|una|su|sus|al|the|your) /u;
const MIN_STEPS = 2;
/** Steps are sentences; what legends of a figure number is not. Of so many lines after a number one ends them. */
const ENDS_SENTENCE = /[.!?]$/;
const MAX_STEP_LENGTH = 6;
/** Notes and pictures stand between two steps, not pages. */
const FARTHEST = 25;
/** Edges that differ by fewer points are aligned. */
const SAME_EDGE = 3;
/** Columns beside each other count for themselves. */
const MAX_RUNS = 6;

type Step = { at: number; number: number; rest: string };
type Run = { left: number; steps: Step[] };

/** What the lines are that begin with a mark of a step, with the mark by which steps are known: by index. */
export function numberedSteps(lines: readonly MayBeStep[]): Map<number, string> {
  const steps = FORMS.flatMap((form) =>
    runsOf(lines, form)
      .filter((run) => areSteps(lines, run, form))
      .flatMap((run) => run.steps)
      .map(({ at, number, rest }) => ({
        at,
        text: `${form.knownAs?.(number) ?? `${number}.`} ${rest}`,
      })),
  );
  return new Map(steps.map(({ at, text }) => [at, text]));
}

function runsOf(lines: readonly MayBeStep[], { mark, numberOf }: Form): Run[] {
  const runs: Run[] = [];
  lines.forEach(({ text, left = 0 }, at) => {
    const [marked = '', own = ''] = mark.exec(text) ?? [];
    const number = own === '' ? 0 : numberOf(own);
    const step = { at, number, rest: text.slice(marked.length) };
    const run = runs
      .slice(-MAX_RUNS)
      .findLast((one) => Math.abs(one.left - left) <= SAME_EDGE && isNext(one, step));
    if (run) run.steps.push(step);
    else if (number === 1) runs.push({ left, steps: [step] });
  });
  return runs;
}

const isNext = ({ steps }: Run, { at, number }: Step): boolean => {
  const last = steps.at(-1);
  return last !== undefined && last.number + 1 === number && at - last.at <= FARTHEST;
};

function areSteps(lines: readonly MayBeStep[], { steps }: Run, { isOfNames }: Form): boolean {
  if (steps.length < MIN_STEPS) return false;
  const isSaid = ({ at, rest }: Step, index: number): boolean => {
    if (isOfNames) return ORDER.test(rest) || INSTRUCTION.tells(rest);
    const next = Math.min(steps[index + 1]?.at ?? Infinity, at + MAX_STEP_LENGTH);
    return lines.slice(at, next).some(({ text }) => ENDS_SENTENCE.test(text.trimEnd().slice(-1)));
  };
  return steps.filter(isSaid).length > steps.length / 2;
}
