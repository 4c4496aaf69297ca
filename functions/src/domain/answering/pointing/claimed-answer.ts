import type { Pointed } from '../../ports/pointing-model';
import type { DraftAnswer, Excerpt } from '../../ports';
import type { ReadQuestion } from '../asked/read-question';
import type { CitedUnit } from '../quotables/cited-units';
import { drafted, inReadingOrder, type Drafted } from '../drafted';
import { answerFit } from '../features/answer-fit';
import { tellsQuantity } from '../kinds/kinds';
import { isSafetyCritical } from '../safety';
import { bearingOf } from '../verify/bearing';
import { contradicts } from '../verify/contradicts';
import { headlineStands } from '../verify/headline';
import type { Numbering } from './numbered-units';
import { engineAsked, ofOwnEngine } from './own-engine';
import type { UnitQuoter } from './quote-units';

type Statement = DraftAnswer['statements'][number];

const NOTHING: DraftAnswer = { found: false, statements: [] };

/** A headline that is hardly shorter than what it stands above says the same twice. */
const MAX_SHARE_OF_QUOTED = 0.8;

/** So many claims that point elsewhere than they say are no slip: nothing of the answer can be relied on. */
const MIN_UNRELIABLE = 2;

/** What a model was shown, with its numbers, and what quotes it. */
type Shown = { numbering: Numbering; excerpts: readonly Excerpt[]; quoter: UnitQuoter };

/** One thing that a model says answers, as it can be quoted. */
type Claim = {
  headline: string;
  known: CitedUnit[];
  quoted: Drafted[];
  /** Its own sentence speaks of something else than what it points at. */
  isContradicted: boolean;
  isIncomplete: boolean;
  isDoubtful: boolean;
};

const textOf = (statements: readonly Statement[]): string =>
  statements.map(({ text }) => text).join('\n');

/** Each of the claims, quoted to the letter for the engine that is asked about. */
function readClaims(
  asked: ReadQuestion,
  { claims }: Pointed,
  { numbering, excerpts, quoter }: Shown,
): Claim[] {
  const engine = engineAsked(asked);
  return claims.map(({ units, headline }): Claim => {
    const pointedAt = units.flatMap((number) => numbering.units.get(number) ?? []);
    const own = ofOwnEngine(pointedAt, excerpts, engine);
    const { quoted, isWhole, isTitle } = quoter.quote(own.units);
    const isInvented = pointedAt.length < units.length;
    return {
      ...{ headline, known: own.units, quoted: inReadingOrder(quoted), isIncomplete: !isWhole },
      isContradicted: contradicts(headline, bearingOf(pointedAt, excerpts, asked.whole)),
      isDoubtful: isInvented || isTitle || own.isRepaired || own.isOpen,
    };
  });
}

const placeOf = ({ quoted: [first] }: Claim): number => first?.quotation.spans[0]?.start ?? 0;

/** Sources as the model names them first, the claims of one source as the manual has them. */
function inManualsOrder(claims: readonly Claim[]): Claim[] {
  const sources = [...new Set(claims.map(({ quoted: [first] }) => first?.excerpt))];
  return sources.flatMap((source) =>
    claims
      .filter(({ quoted: [first] }) => first?.excerpt === source)
      .sort((a, b) => placeOf(a) - placeOf(b)),
  );
}

/** What was said before is not said again. */
function withoutSaid(claims: readonly Claim[]): Claim[] {
  const said = new Set<string>();
  return claims.map((claim) => {
    const quoted = claim.quoted.filter(({ quotation: { text } }) => !said.has(text));
    for (const { quotation } of quoted) said.add(quotation.text);
    return { ...claim, quoted };
  });
}

/** The model's own sentence above what it points at, where that bears it out. */
function headlined(
  { headline, known, quoted }: Claim,
  excerpts: readonly Excerpt[],
  { whole }: ReadQuestion,
) {
  const statements = drafted(quoted);
  const text = headline.trim();
  const isShorter = text.length <= MAX_SHARE_OF_QUOTED * textOf(statements).length;
  if (statements.length === 0 || !isShorter) return statements;
  if (!headlineStands(text, bearingOf(known, excerpts, whole))) return statements;
  return [{ text, citations: statements.flatMap(({ citations }) => citations) }, ...statements];
}

/** Whether a figure is told where one is asked for, and what is of the kind that nothing else answers surely. */
function tellsWhatIsAsked(asked: ReadQuestion, statements: readonly Statement[]): boolean {
  if (asked.asksQuantity && !tellsQuantity(textOf(statements))) return false;
  const { expectsKind, fit } = answerFit(asked);
  return !expectsKind || statements.some(({ text, quoted }) => fit(text, quoted?.above) === 1);
}

/**
 * Turns what a model points at into a draft of the manual's own words. Numbers that it was not given point at nothing. Its own
 * sentences prove its numbers: what points elsewhere than its sentence says is doubtful, and several such are no answer.
 * Where a mistake hurts people none of its own words is shown.
 */
export function claimedAnswer(asked: ReadQuestion, pointed: Pointed, shown: Shown): DraftAnswer {
  if (pointed.isBlocked === true) return { ...NOTHING, isBlocked: true };
  if (!pointed.found) return NOTHING;
  const { excerpts } = shown;
  const read = readClaims(asked, pointed, shown);
  const slips = read.filter(({ isContradicted }) => isContradicted).length;
  if (slips >= MIN_UNRELIABLE) return { found: true, statements: [] };
  const claims = withoutSaid(inManualsOrder(read));
  const statements = claims.flatMap(({ quoted }) => drafted(quoted));
  const lacksKind = !tellsWhatIsAsked(asked, statements);
  const isOpen = pointed.isDoubtful || pointed.missing.trim() !== '';
  const draft: DraftAnswer = {
    ...{ found: true, statements, isSafetyCritical: pointed.isSafetyCritical },
    isDoubtful: isOpen || slips > 0 || lacksKind || claims.some((claim) => claim.isDoubtful),
    isProven: claims.every(({ headline, known }) =>
      headlineStands(headline.trim(), bearingOf(known, excerpts, asked.whole)),
    ),
    isIncomplete: claims.some(({ isIncomplete }) => isIncomplete),
  };
  if (isSafetyCritical(asked, draft, excerpts)) return draft;
  return {
    ...draft,
    statements: claims.flatMap((claim) => headlined(claim, excerpts, asked)),
  };
}
