import { UNIT_FORMS, type Statement } from '@contract';
import { plainWords } from '../../../lib/folded';
import { isCounted, shownMark, type Step } from './nested-steps';
import { linesOf, partsOfLine } from './statements';

type Steps = Extract<Statement, { kind: 'steps' }>;
export type Warning = Extract<Statement, { kind: 'warning' }>;

/** A screen of a procedure. */
export type Screen =
  | { kind: 'before'; warnings: Warning[]; limits: string[] }
  | {
      kind: 'step';
      /** The last of the titles above it. */
      title: string;
      mark: string;
      /** The step, and the remarks that stand behind it. */
      lines: string[];
    };

const isProcedure = (statement: Statement): statement is Steps =>
  statement.kind === 'steps' && statement.isOrdered && statement.steps.length > 1;

function screensOf({ above, steps }: Steps): Screen[] {
  const title = linesOf(above).at(-1) ?? '';
  const screens: Extract<Screen, { kind: 'step' }>[] = [];
  for (const { mark, text } of steps) {
    const last = screens.at(-1);
    // A remark among steps, and a point below one, belong to the one before them.
    if (!isCounted(mark) && last) last.lines.push(text);
    else screens.push({ kind: 'step', title, mark: shownMark(mark), lines: [text] });
  }
  return screens;
}

/** An answer's steps, one to a screen, behind everything that warns of them or limits them; none of other answers. */
export function procedureOf(statements: readonly Statement[]): Screen[] {
  const lists = statements.filter(isProcedure);
  if (lists.length === 0) return [];
  const warnings = statements.filter((statement) => statement.kind === 'warning');
  const limits = lists.flatMap(({ below }) => linesOf(below));
  const before: Screen[] =
    warnings.length + limits.length > 0 ? [{ kind: 'before', warnings, limits }] : [];
  return [...before, ...lists.flatMap(screensOf)];
}

/** So many steps are worth leading to before all that is read. */
const MANY = 3;
export const isLong = (screens: readonly Screen[]): boolean =>
  screens.filter(({ kind }) => kind === 'step').length >= MANY;

const ASKS_FIGURE = /\b(cuant[oa]s?|a que)\b/;
const ASKS_TIME = /\b(esper|tard|dur[ae]|tiempo)/;
const TIME = new RegExp(`^(?:${UNIT_FORMS.time}|${UNIT_FORMS.period})$`, 'i');

/** As much of a word as its forms share: "esperar", "espere". */
const STEM = 5;
export const stemsOf = (text: string): string[] =>
  plainWords(text)
    .split(' ')
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM));

/** The one step of a procedure whose figure a question asks for ("¿cuánto tengo que esperar?"); null where that is not plain. */
export function askedStep(query: string, statements: readonly Statement[]): Step | null {
  const asked = plainWords(query);
  if (!ASKS_FIGURE.test(asked)) return null;
  const isTime = ASKS_TIME.test(asked);
  const tells = ({ text }: Step): boolean =>
    partsOfLine(text).some((part) => part.kind === 'figure' && (!isTime || TIME.test(part.unit)));
  const telling = statements.filter(isProcedure).flatMap(({ steps }) => steps.filter(tells));
  const words = stemsOf(asked);
  const named = telling.filter(({ text }) => stemsOf(text).some((stem) => words.includes(stem)));
  const [step, another] = isTime && telling.length === 1 ? telling : named;
  return step && !another ? step : null;
}
