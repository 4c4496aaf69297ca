import { coverageMeter } from '../../search/coverage-meter';
import { namedShareMeter } from '../../search/named-share';
import type { Excerpt } from '../../ports';
import { nameAndUnit } from '../../quantity/units';
import type { ProcessorBudget } from '../../quotas/processor-budget';
import { answerFit, measuredQuestion } from './answer-fit';
import { askedCell } from './asked-column';
import type { Candidate, NamedCell } from '../quotables/quotable';
import { textOf } from '../quotables/cited-units';
import { measuredPassages } from './passages';
import type { ReadQuestion } from '../asked/read-question';

/** What an answer is made of. */
export type Given = {
  excerpts: readonly Excerpt[];
  /** Looked at between passages. */
  budget?: ProcessorBudget | undefined;
};

/** What speaks for a candidate beside the others. Most are shares from 0 to 1; words of the question weigh by rarity. */
export const rankingFeatures = [
  /** Words of the question in what says by itself what the candidate is about. */
  'own',
  /** The same with what stands above it. */
  'whole',
  /** The same in its whole passage. */
  'passage',
  /** Evidence of its passage beside the best one, and place of the passage in the ranking: 1, 1/2, 1/3… */
  'relative',
  'place',
  /** Share of all evidence found that stands on its page and the ones beside it: an answer seldom stands alone. */
  'support',
  /** Whether it says the kind of thing that is asked for; whether it does not, though the question tells which. */
  'kind',
  'noKind',
  /** Whether it instructs, where the question is how something is done; whether it is a row, which seldom does. */
  'instruction',
  'rowForHow',
  /** Share of a row's name, and of the section's title, that the question names: "aceite" before "aceite de la caja". */
  'plainness',
  'title',
  /** Words of the question in a row's name: it is about that, more than about what its other cells mention. */
  'subject',
  /** How long it is: what says much names many words by chance. */
  'length',
] as const;
type RankingFeatures = Record<(typeof rankingFeatures)[number], number>;

export type Measured = Candidate & {
  features: RankingFeatures;
  /** Positions of the question's words that it holds, and that it holds with what stands above it. */
  matched: ReadonlySet<number>;
  wholeMatched: ReadonlySet<number>;
  /** The same of what stands above it alone. */
  aboveMatched: ReadonlySet<number>;
  /** The same of its whole passage. */
  passageMatched: ReadonlySet<number>;
  /** The same of the cells of a row, without the names of its columns. */
  ownMatched: ReadonlySet<number>;
  /** The titles right above it, and all of them from the outermost. */
  above: readonly string[];
  titles: readonly string[];
  /** Of a row, the cell whose column the question names; null where that is none, or not known. */
  cell: NamedCell | null;
  /** Whether it has no figure of the kind that the question cannot do without; whether it neither allows nor forbids. */
  lacksExpectedFigure: boolean;
  lacksPermission: boolean;
  /** Words of the question, by rarity, in all the headings above it. */
  headings: number;
  /** Whether only what stands above it names some of what was asked for. */
  isNamedAbove: boolean;
  /** Whether the question is how something is done, and it instructs nothing. */
  lacksInstruction: boolean;
  /** Whether it cannot be all that was asked for: a row for how something is done, no figure for how many. */
  isPartial: boolean;
};

/** "Aceite [l]": its figures are of no unit above its table. */
const unitsAbove = (context: string, name: string): string =>
  nameAndUnit(name).unit !== '' ? name : `${context}\n${name}`;

/** What says by itself what a candidate is about, the title of its section given. */
function ownTexts({ kind, isOrdered, context, text }: Candidate['quotable'], title: string) {
  // Steps mention many things, and what they are for is said above them; so is what the figures of a row mean.
  if (isOrdered) return [title, context];
  return kind === 'row' ? [context, text] : [text];
}

/** The cells of a row, without those that name its columns. */
function lastLineOf({ quotable, excerpt }: Candidate, excerpts: readonly Excerpt[]): string {
  const unit = quotable.spans.at(-1);
  return unit ? textOf({ source: excerpt, unit }, excerpts) : '';
}

/** All that could be quoted with its features, and the weights of the question's words by their positions. */
export function measuredCandidates(
  question: ReadQuestion,
  { excerpts, budget }: Given,
  candidates: readonly Candidate[],
) {
  const { measure, lengthOf, words } = coverageMeter(measuredQuestion(question), question.weights);
  const asked = answerFit(question);
  const namedShare = namedShareMeter(question.readAs);
  const askedCellOf = askedCell(question);
  const passages = measuredPassages(excerpts, { measure, namedShare, budget });
  const measured = candidates.flatMap((candidate): Measured[] => {
    budget?.check();
    const passage = passages[candidate.excerpt];
    if (!passage) return [];
    const { kind, text, context, name, note, cells } = candidate.quotable;
    const cell = cells ? askedCellOf(cells) : null;
    const told = cell ? `${name}: ${cell.name}: ${cell.value}` : text;
    const notes = note ? [note] : [];
    const { above } = passage;
    const own = measure(...ownTexts(candidate.quotable, passage.title));
    const whole = measure(...above, context, text, ...notes);
    const fit =
      kind === 'row'
        ? asked.fit([told, ...notes].join('\n'), unitsAbove(context, name ?? ''), above)
        : asked.fit(text);
    const isForHow = asked.isHow && !asked.asksKind;
    const lacksInstruction = isForHow && fit === 0;
    const lacksPermission = asked.tellsNotWhether(text);
    // Every property by its name: there are hundreds of candidates, and copies made by spreading took half of this time.
    const { passage: inPassage, relative, place, support, title } = passage.features;
    const features = {
      own: own.share,
      whole: whole.share,
      passage: inPassage,
      relative,
      place,
      support,
      kind: isForHow ? 0 : fit,
      noKind: Number((asked.asksKind && fit < 1) || lacksPermission),
      instruction: asked.isHelpedBySteps && !asked.asksKind ? fit : 0,
      rowForHow: Number(asked.isHow && kind === 'row'),
      plainness: name === undefined ? 0 : namedShare(name),
      title,
      subject: name === undefined ? 0 : measure(name).share,
      length: Math.log1p(lengthOf(text)),
    };
    const { matched } = measure(text);
    return [
      {
        quotable: candidate.quotable,
        excerpt: candidate.excerpt,
        features,
        matched,
        wholeMatched: whole.matched,
        aboveMatched: measure(...above, context).matched,
        passageMatched: passage.matched,
        above,
        titles: excerpts[candidate.excerpt]?.chunk.headings ?? [],
        ownMatched: kind === 'row' ? measure(lastLineOf(candidate, excerpts)).matched : matched,
        cell,
        lacksExpectedFigure: asked.needsKind && fit < 1,
        lacksPermission,
        headings: passage.headings,
        isNamedAbove: [...measure(passage.title).matched].some((word) => !matched.has(word)),
        lacksInstruction,
        isPartial:
          (lacksInstruction && kind === 'row') ||
          (asked.expectsKind && fit < 1) ||
          asked.tellsNotHowMany(text) ||
          lacksPermission,
      },
    ];
  });
  return { measured, words };
}

export type MeasuredWords = ReturnType<typeof measuredCandidates>['words'];
