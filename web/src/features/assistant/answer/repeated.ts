import type { Statement } from '@contract';
import type { Step } from './nested-steps';
import { askedStep, stemsOf } from './procedure';

type Steps = Extract<Statement, { kind: 'steps' }>;

const areSame = ({ steps }: Steps, other: Steps): boolean =>
  steps.length === other.steps.length &&
  steps.every(({ text }, at) => text === other.steps[at]?.text);

const stoodIn = (before: readonly Statement[], list: Steps): boolean =>
  before.some((one) => one.kind === 'steps' && areSame(list, one));

/** The one step that speaks of all that a question names ("¿y el cable negro?"); none where several do, or it names nothing. */
function stepNamed(query: string, lists: readonly Steps[]): Step | null {
  const words = stemsOf(query);
  if (words.length === 0) return null;
  const [step, another] = lists
    .flatMap(({ steps }) => steps)
    .filter(({ text }) => words.every((word) => stemsOf(text).includes(word)));
  return step && !another ? step : null;
}

const NONE: ReadonlySet<Statement> = new Set();

type Asked = {
  query: string;
  statements: readonly Statement[];
  /** Of the answer that the question goes on from; none of a question by itself. */
  before: readonly Statement[];
};

/** Which step answers by itself, and which lists of steps stood above already: those fold, unless nothing else would be left. */
export function repeatedOf({ query, statements, before }: Asked): {
  step: Step | null;
  folded: ReadonlySet<Statement>;
} {
  const lists = statements.filter((one) => one.kind === 'steps' && stoodIn(before, one));
  const repeated: ReadonlySet<Statement> = new Set(lists);
  const step = askedStep(query, statements) ?? stepNamed(query, lists as Steps[]);
  const isMoreSaid = statements.some(
    (one) => one.kind !== 'warning' && one.kind !== 'remark' && !repeated.has(one),
  );
  return { step, folded: step || isMoreSaid ? repeated : NONE };
}
