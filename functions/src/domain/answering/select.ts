import type { Excerpt } from '../ports';
import { isOfTable, type Drafted, type Placed } from './drafted';
import type { Given } from './features/features';
import { quotationOf } from './quote/quotation';
import { contradictionOf } from './contradiction';
import { referredIn } from './quote/referred';
import type { ReadQuestion } from './asked/read-question';
import type { Scored } from './score';
import { plainWords } from '../spanish/plain-words';
import { OPPOSITES } from './verify/opposite-words';
import { wordOf } from './verify/same-words';

const MAX_STATEMENTS = 3;
const MAX_ROWS = 8;
const MAX_CHARACTERS = 1200;
/** How much less likely than the best one, as a logarithm, a further quotation of its passage may be. */
export const WORTH_QUOTING = 1;
/** The same for a row of its table, and for what stands elsewhere: of what is less likely, three in four are beside the point. */
const WORTH_QUOTING_ELSEWHERE = 0.7;

/** `isContradicted`: what is quoted with it says another figure of the same thing. */
export type Chosen = Scored & Drafted & { isContradicted?: true };

const overlaps = (a: Chosen, b: Chosen): boolean =>
  a.excerpt === b.excerpt &&
  a.quotable.kind !== 'row' &&
  a.quotation.spans.some((one) =>
    b.quotation.spans.some((other) => one.start < other.end && other.start < one.end),
  );

/** Whether the title of a row's table says all that the row says of the question: the table as a whole was asked for. */
const isAboutTable = (best: Scored): boolean =>
  [...best.matched].every((word) => best.aboveMatched.has(word));

/**
 * Whether a row answers like the best one of its table: holds every word of the question that this one holds ("plena
 * carga" leaves out "normal"), and names no more besides ("aceite" leaves out "aceite de la caja"), except where the whole
 * table is about it ("Masas remolcables" does not leave out "remolque con freno"). Where the best one is named by what was
 * asked for, one that only mentions it is none ("Motor" leaves out "Aceitera: apague el motor").
 */
const isLike = (row: Scored, best: Scored): boolean =>
  (row.features.subject > 0 || best.features.subject === 0) &&
  [...best.matched].every((at) => row.matched.has(at)) &&
  (row.features.plainness >= best.features.plainness || isAboutTable(best));

type Rated = Placed & Pick<Scored, 'score'>;

/** Whether a further quotation is nearly as likely as the best one. */
export function isNearly(other: Rated, best: Rated): boolean {
  const isBeside = other.excerpt === best.excerpt && !isOfTable(other, best);
  return best.score - other.score <= (isBeside ? WORTH_QUOTING : WORTH_QUOTING_ELSEWHERE);
}

/** Columns of a table that lists what may be behind one fault, see below. */
const CAUSES = /\b(?:causas?|soluci[oó]n(?:es)?|remedios?)\b/iu;

/** A fault that is named above a table of its causes ("El motor no arranca"): each of its rows may be the owner's case. */
const isFaultOfTable = ({ quotable, wholeMatched, aboveMatched }: Scored): boolean =>
  quotable.kind === 'row' &&
  CAUSES.test(quotable.context) &&
  [...wholeMatched].every((word) => aboveMatched.has(word));

const stemsIn = (text: string): Set<string> =>
  new Set((plainWords(text).match(/\p{L}{2,}/gu) ?? []).map((word) => wordOf(word).stem));

const areOpposite = (one: string, other: string): boolean =>
  OPPOSITES.some(
    ([a, b]) => (a.stem === one && b.stem === other) || (a.stem === other && b.stem === one),
  );

/**
 * Whether a row is the other one of two, of which the question names neither: "Acompañante, airbag activado: No" beside
 * "Acompañante, airbag desactivado: Sí".
 */
function isCounterpart(row: Scored, best: Scored, { plain }: ReadQuestion): boolean {
  const [own, other] = [stemsIn(best.quotable.name ?? ''), stemsIn(row.quotable.name ?? '')];
  const [mine, ...mineMore] = [...own].filter((stem) => !other.has(stem));
  const [its, ...itsMore] = [...other].filter((stem) => !own.has(stem));
  if (mine === undefined || its === undefined || mineMore.length + itsMore.length > 0) return false;
  const asked = stemsIn(plain);
  const isAsked = asked.has(mine) || asked.has(its);
  return (
    areOpposite(mine, its) &&
    !isAsked &&
    // By another name, too.
    [...best.wholeMatched].every((at) => row.wholeMatched.has(at))
  );
}

/** Lines beside each other have no more characters between them. */
const BESIDE = 80;

const placeOf = ({ quotable: { spans } }: Scored) => ({
  start: spans[0]?.start ?? 0,
  end: spans.at(-1)?.end ?? 0,
});

/**
 * Whether a line beside the best one, or a row beside it, says the same kind of thing, and what of the question that one
 * does not: "Con carga: 2,4 bar" below "Presión: 2,2 bar".
 */
function completes(other: Scored, best: Scored): boolean {
  const isLine = other.quotable.kind !== 'row' && best.quotable.kind !== 'row';
  const isOfKind = best.features.kind === 1 && other.features.kind === 1;
  if (!(isLine || isOfTable(other, best)) || !isOfKind || other.excerpt !== best.excerpt)
    return false;
  const [a, b] = [placeOf(other), placeOf(best)];
  return (
    Math.max(a.start - b.end, b.start - a.end) <= BESIDE &&
    [...other.matched].some((word) => !(isLine ? best.matched : best.wholeMatched).has(word))
  );
}

/**
 * The steps to which the best one refers, where it only says where they stand ("Agua en el filtro: véase «Purgar el
 * filtro», página 25"): those there that tell most of what was asked.
 */
function referredBy(
  { quotable, excerpt, wholeMatched }: Scored,
  others: readonly Scored[],
  excerpts: readonly Excerpt[],
): Scored | undefined {
  if (quotable.kind === 'list') return undefined;
  const referred = new Set(referredIn(quotable.text, excerpts, excerpt));
  return others.find(
    (other) =>
      referred.has(other.excerpt) &&
      other.quotable.kind === 'list' &&
      other.wholeMatched.size >= wholeMatched.size / 3,
  );
}

/**
 * The figure to which the best one refers, where it only says on which page it stands ("La presión se indica en la página
 * 3"): what says there most of what was asked.
 */
function figureReferredTo(
  { quotable, excerpt, features, wholeMatched }: Scored,
  others: readonly Scored[],
  excerpts: readonly Excerpt[],
): Scored | undefined {
  if (quotable.kind !== 'prose' || features.kind === 1) return undefined;
  const referred = new Set(referredIn(quotable.text, excerpts, excerpt));
  const there = others.filter((other) => referred.has(other.excerpt) && other.features.kind === 1);
  const shared = (other: Scored) =>
    [...other.wholeMatched].filter((at) => wholeMatched.has(at)).length;
  const most = Math.max(0, ...there.map(shared));
  return most === 0 ? undefined : there.find((other) => shared(other) === most);
}

/** So many rows of a table are quoted for what its columns say, and not for what one of them is about. */
const MOST_OF_A_TABLE = 0.6;
const SEVERAL = 3;

/**
 * The rows of the best one's table that are missing where most of a small one is quoted: "No" in those that are left out may
 * be the one that matters.
 */
function restOfTable(
  best: Scored,
  chosen: readonly Scored[],
  others: readonly Scored[],
): readonly Scored[] {
  const rows = others.filter((other) => isOfTable(other, best));
  const said = new Set(chosen.map(({ quotable }) => quotable));
  const missing = rows.filter(({ quotable }) => !said.has(quotable));
  const quoted = 1 + rows.length - missing.length;
  const isMost = quoted >= SEVERAL && quoted >= MOST_OF_A_TABLE * (1 + rows.length);
  return isMost && rows.length < MAX_ROWS ? missing : [];
}

/** The best, and those nearly as good: other sentences, or rows of the same table between which nothing was asked. */
export function choose(
  [first, ...others]: readonly Scored[],
  question: ReadQuestion,
  given: Given,
): Chosen[] {
  const { excerpts, budget } = given;
  const isInstruction = question.asksWhatToDo;
  const quote = (scored: Scored) => quotationOf({ ...scored, isInstruction }, excerpts);
  const quotation = first && quote(first);
  if (!first || !quotation) return [];
  const figure = question.asksFigure ? figureReferredTo(first, others, excerpts) : undefined;
  if (figure) {
    const rest = others.filter((other) => other !== figure);
    const there = choose([figure, ...rest], question, given);
    return [{ ...first, quotation, isPartial: true }, ...there];
  }
  const best = { ...first, quotation };
  const referred = isInstruction ? referredBy(best, others, excerpts) : undefined;
  const steps = referred && quote(referred);
  const rival = contradictionOf(first, others, question);
  const rivalQuotation = rival && quote(rival);
  const chosen: Chosen[] = [
    { ...best, ...(rivalQuotation && { isContradicted: true }) },
    ...(steps ? [{ ...referred, quotation: steps }] : []),
    ...(rivalQuotation ? [{ ...rival, quotation: rivalQuotation }] : []),
  ];
  const isFault = isFaultOfTable(best);
  let characters = chosen.reduce((sum, one) => sum + one.quotation.text.length, 0);
  for (const other of others) {
    budget?.check();
    const isSibling = isOfTable(other, best);
    const isCase = isSibling && (isFault || isCounterpart(other, best, question));
    if (chosen.length >= (isSibling ? MAX_ROWS : MAX_STATEMENTS)) continue;
    const isRest = completes(other, best);
    if (other.wholeMatched.size === 0 || !(isCase || isRest || isNearly(other, best))) continue;
    if (isSibling && !isCase && !isRest && !isLike(other, best)) continue;
    if (!isSibling && other.features.kind < best.features.kind) continue;
    const quotation = quote(other);
    if (!quotation) continue;
    const next = { ...other, quotation };
    if (characters + next.quotation.text.length > MAX_CHARACTERS) continue;
    if (chosen.some((one) => overlaps(one, next))) continue;
    chosen.push(next);
    characters += next.quotation.text.length;
  }
  for (const row of restOfTable(best, chosen, others)) {
    const quotation = quote(row);
    if (quotation) chosen.push({ ...row, quotation });
  }
  return chosen;
}
