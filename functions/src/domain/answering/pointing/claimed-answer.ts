import type { Pointed } from '../../pointing';
import type { DraftAnswer, Excerpt } from '../../ports';
import type { QuestionForModel } from '../../question-for-model';
import { asksWhatToDo } from '../kinds/instruction';
import { drafted, inReadingOrder } from '../drafted';
import { isSafetyCritical } from '../safety';
import { bearingOf } from '../verify/bearing';
import { headlineStands, type Bearing } from '../verify/headline';
import type { Numbering } from './numbered-units';
import { engineAsked, ofOwnEngine } from './own-engine';
import { quoteUnits, type QuotedUnits } from './quote-units';

type Statement = DraftAnswer['statements'][number];

const NOTHING: DraftAnswer = { found: false, statements: [] };

const textsOf = (statements: readonly Statement[]): string[] => statements.map(({ text }) => text);

/** A headline that is hardly shorter than what it stands above says the same twice. */
const MOST_OF_QUOTED = 0.8;

type Claim = { headline: string; statements: Statement[]; bearing: Bearing };

/** The model's own sentence above what it points at, where that bears it out. */
function headlined({ headline, statements, bearing }: Claim): Statement[] {
  const said = headline.trim();
  const isShorter = said.length <= MOST_OF_QUOTED * textsOf(statements).join('\n').length;
  if (statements.length === 0 || !isShorter || !headlineStands(said, bearing)) return statements;
  return [
    { text: said, citations: statements.flatMap(({ citations }) => citations) },
    ...statements,
  ];
}

/** What was said before is not said again. */
const unsaid = ({ quoted }: QuotedUnits, said: ReadonlySet<string>) =>
  quoted.filter(({ quotation: { text } }) => !said.has(text));

/**
 * Turns what a model points at into a draft of the manual's own words. Numbers that it was not given point at nothing;
 * where a mistake hurts people none of its own words is shown.
 */
export function claimedAnswer(
  { query, question, readAs, previous, vehicle }: QuestionForModel,
  pointed: Pointed,
  { numbering, excerpts }: { numbering: Numbering; excerpts: readonly Excerpt[] },
): DraftAnswer {
  const { found, isDoubtful, isSafetyCritical: isSaidToBe, isBlocked, missing } = pointed;
  if (isBlocked === true) return { ...NOTHING, isBlocked };
  if (!found) return NOTHING;
  const isInstruction = asksWhatToDo(`${question}\n${readAs}`);
  // "¿Y detrás?" says by itself neither of which wheels it is, nor that a mistake would hurt.
  const meant = previous?.isCarriedOn ? readAs : query;
  const engine = engineAsked(`${query}\n${readAs}`, vehicle);
  const said = new Set<string>();
  let isIncomplete = false;
  let isRepaired = false;
  let isOpen = false;
  const claims = pointed.claims.map(({ units, headline }) => {
    const pointedAt = units.flatMap((number) => numbering.units.get(number) ?? []);
    const ofEngine = ofOwnEngine(pointedAt, excerpts, engine);
    const known = ofEngine.units;
    const quoted = quoteUnits(known, { excerpts, isInstruction });
    const next = inReadingOrder(unsaid(quoted, said));
    for (const { quotation } of next) said.add(quotation.text);
    isIncomplete ||= !quoted.isWhole;
    isRepaired ||= pointedAt.length < units.length || ofEngine.isRepaired;
    isOpen ||= ofEngine.isOpen;
    return { headline, statements: drafted(next), known };
  });
  const quoted = claims.flatMap(({ statements }) => statements);
  const draft: DraftAnswer = {
    found: true,
    statements: quoted,
    isSafetyCritical: isSaidToBe,
    isDoubtful: isDoubtful || isRepaired || isOpen || missing.trim() !== '',
    isIncomplete,
  };
  if (isSafetyCritical(meant, draft, excerpts)) return draft;
  const statements = claims.flatMap(({ headline, statements: own, known }) =>
    headlined({ headline, statements: own, bearing: bearingOf(known, excerpts, meant) }),
  );
  return { ...draft, statements };
}
