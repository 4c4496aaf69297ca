import type { Beyond, Confidence, Doubt, SourceDocument, Statement } from '@contract';
import type { DraftAnswer, Excerpt } from '../ports';
import { withAskedCells } from './asked-cells';
import { citedStatements } from './cited-statements';
import { supported } from './citations';
import { confidenceOf, isOfCoarseScan } from './confidence';
import { excerptBlocks } from './excerpt-blocks';
import { nearestPlaces } from './no-answer';
import { languageOf } from './asked/language';
import type { ReadQuestion } from './asked/read-question';
import { isSafetyCritical, safetyAdvice } from './safety';

export type ComposedAnswer = {
  response: string;
  statements: Statement[];
  sourceDocuments: SourceDocument[];
  suggestions: SourceDocument[];
  confidence: Confidence;
  /** Where else to look. */
  beyond?: Beyond;
};

export const NOT_FOUND =
  'No lo encuentro en tus manuales. Prueba a preguntarlo con otras palabras o con el nombre de la pieza.';
export const NEAREST =
  'No encuentro en tus manuales una respuesta segura. Mira si lo que buscas está en alguno de estos sitios.';

export function toSourceDocument({ chunk, documentSource }: Excerpt): SourceDocument {
  return {
    metadata: {
      documentSource,
      pageReference: chunk.pageReference,
      content: chunk.content,
      blocks: excerptBlocks(chunk),
      pageNumber: chunk.pageNumber,
      manualId: chunk.manualId,
      chunkId: chunk.id,
      headings: chunk.headings,
    },
  };
}

type Remark = Extract<Statement, { kind: 'remark' }>;

const remark = (text: string): Remark => ({ kind: 'remark', text });

const doubtful = (doubt: Doubt, text: string): Remark => ({ kind: 'remark', text, doubt });

/** An answer that says what is the matter and cites nothing. */
export const withoutSources = (response: string): ComposedAnswer => ({
  response,
  statements: [remark(response)],
  sourceDocuments: [],
  suggestions: [],
  confidence: 'low',
});

/** Says that nothing was found, or what comes nearest: an owner looks there, and sees whether it answers. */
export const abstain = (nearest: readonly Excerpt[] = []): ComposedAnswer => ({
  ...withoutSources(nearest.length > 0 ? NEAREST : NOT_FOUND),
  suggestions: nearest.map(toSourceDocument),
});

/** Whether the manuals were asked and did not say. */
export const isAbstention = ({ response, sourceDocuments }: ComposedAnswer): boolean =>
  sourceDocuments.length === 0 && [NEAREST, NOT_FOUND].includes(response);

/** Says that the manuals do not say: what was quoted is only the nearest. */
export const setAside = ({ sourceDocuments }: ComposedAnswer): ComposedAnswer => ({
  ...withoutSources(NEAREST),
  suggestions: sourceDocuments,
});

const ASK_IN_SPANISH = 'Pregunta en español: tus manuales se buscan con palabras en español.';

/** Where nothing was found for a question in another language, that it is asked in Spanish. */
export const askedInSpanish = (
  { query }: Pick<ReadQuestion, 'query'>,
  composed: ComposedAnswer,
): ComposedAnswer =>
  composed.sourceDocuments.length > 0 || languageOf(query) === null
    ? composed
    : {
        ...composed,
        statements: [remark(ASK_IN_SPANISH), ...composed.statements],
        response: `${ASK_IN_SPANISH}\n\n${composed.response}`,
      };

const QUOTED = 'Esto es lo que dicen tus manuales, palabra por palabra:';
const UNANSWERED = `El asistente no ha podido responder ahora. ${QUOTED}`;

/** A quotation in the place of an answer that never came (`isFailed`), or that may not be shown; it says that it is one. */
export function fallbackAnswer(quotation: ComposedAnswer, isFailed: boolean): ComposedAnswer {
  const said = isFailed ? UNANSWERED : QUOTED;
  return {
    ...quotation,
    statements: [remark(said), ...quotation.statements],
    response: `${said}\n\n${quotation.response}`,
  };
}

/** Blank lines and numbers in brackets have a meaning in a response; words of a manual must not take it. */
const asParagraph = (text: string): string =>
  text.replace(/\[(\d+)\]/g, '($1)').replace(/\n\s*\n/g, '\n');

type Judged = {
  confidence: Confidence;
  isWhole: boolean;
  isCoarse: boolean;
  isContradicted: boolean;
  safety: string | null;
  unanswered: readonly string[];
};

/** What we say about an answer after it: paragraphs of ours, which cite nothing. */
function remarks(
  { confidence, isWhole, isCoarse, isContradicted, safety, unanswered }: Judged,
  cited: readonly Excerpt[],
): Remark[] {
  const [page = '', ...others] = new Set(cited.map(({ chunk }) => chunk.pageReference));
  const fallen = `Se ha dejado fuera lo que no se ha podido comprobar en tus manuales: léelo entero en ${page}.`;
  const check = `No es seguro que sea justo lo que preguntas: compruébalo en ${page}.`;
  const coarse = `Está leído de un escaneo con poca resolución: comprueba las cifras en ${page}.`;
  const places = [page, ...others].join(' y ');
  const contradicted = `Tu manual dice cosas distintas en ${places}: compruébalo antes de usar ninguna de las dos.`;
  const doubt = isContradicted
    ? doubtful('contradicted', contradicted)
    : isCoarse
      ? doubtful('coarse', coarse)
      : doubtful('unsure', check);
  return [
    ...unanswered.map((part) => remark(`No encuentro en tus manuales: «${asParagraph(part)}».`)),
    ...(isWhole ? [] : [doubtful('incomplete', fallen)]),
    ...(isWhole && confidence === 'medium' ? [doubt] : []),
    ...(safety === null ? [] : [remark(safety)]),
  ];
}

/**
 * Turns a draft into the answer that an owner sees: one paragraph for each statement that its citations bear out, ending
 * with their numbers, which are positions in `sourceDocuments`. What is only a possible answer is none: the nearest sections
 * serve the owner better than one that is as likely wrong. Null when the manual's own words have to stand in its place:
 * it was blocked, nothing of it stands, or something of it fell where a mistake hurts people.
 */
export function composeAnswer(
  question: Pick<ReadQuestion, 'safetyTopic' | 'plain'>,
  draft: DraftAnswer,
  excerpts: readonly Excerpt[],
): ComposedAnswer | null {
  if (draft.isBlocked === true) return null;
  if (!draft.found) return abstain(nearestPlaces(excerpts, draft.nearest));
  const { statements, isWhole: isSupported } = supported(draft, excerpts);
  const isWhole = isSupported && draft.isIncomplete !== true;
  const order = [...new Set(statements.flatMap((statement) => statement.excerpts))];
  const cited = order.flatMap((position) => excerpts[position] ?? []);
  const [first] = cited;
  if (!first) return null;
  if (!isWhole && isSafetyCritical(question, draft, excerpts)) return null;
  const isDoubtful = draft.isDoubtful === true || !isWhole;
  const confidence = confidenceOf(cited, { ...draft, isDoubtful });
  if (confidence === 'low') return abstain(nearestPlaces(excerpts));
  const { unanswered = [] } = draft;
  const safety = safetyAdvice(question, draft.isSafetyCritical);
  const paragraphs = statements.map(({ text, excerpts: positions }) => {
    const markers = positions.map((position) => `[${order.indexOf(position) + 1}]`).join('');
    return `${asParagraph(text)} ${markers}`;
  });
  const isCoarse = isOfCoarseScan(cited);
  const isContradicted = draft.isContradicted === true && cited.length > 1;
  const judged = { confidence, isWhole, isCoarse, isContradicted, safety, unanswered };
  const said = remarks(judged, cited);
  return {
    response: [...paragraphs, ...said.map(({ text }) => text)].join('\n\n'),
    statements: [
      ...citedStatements(statements, { excerpts, order }).map((one) =>
        one.kind === 'table' ? withAskedCells(one, question) : one,
      ),
      ...said,
    ],
    sourceDocuments: cited.map(toSourceDocument),
    suggestions: [],
    confidence,
  };
}
