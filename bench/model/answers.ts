import { writeFileSync } from 'node:fs';
import type {
  NumberedExcerpt,
  Pointed,
  PointingModel,
} from '../../functions/src/domain/ports/pointing-model';
import { answerPrompt } from '../../functions/src/usecases/prompts/answer-prompt';
import { jsonLines } from '../measures';
import type { Prompt } from './cost';
import type { ModelFor } from './pointing';

/** An answer to a prompt, by a model or a person: units by their numbers, or, where it is kept, by their words. */
export type Written = Omit<Pointed, 'claims'> & {
  id: string;
  claims: { units: (number | string)[]; headline: string }[];
};

const NOWHERE = -1;
const NOTHING: Pointed = {
  ...{ claims: [], missing: '', isSafetyCritical: false, isDoubtful: false, found: false },
};

type Answers = ReadonlyMap<string, Written>;

export const readAnswers = (file: string): Answers =>
  new Map(jsonLines<Written>(file).map((written) => [written.id, written]));

export const writeLines = (file: string, rows: readonly unknown[]): void =>
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

type OnAnswer = (
  prompt: Prompt,
  pointed: Pointed,
  allowance: Parameters<PointingModel['point']>[2],
) => void;

/** Answers of somebody in a model's place, by the prompts' ids; and the prompts, as a model would read them. */
export function writtenModel(answers: Answers, onAnswer: OnAnswer = () => undefined) {
  const prompts = new Map<string, Prompt & { id: string }>();
  const modelFor: ModelFor = (id) => ({
    point: (asked, excerpts, allowance) => {
      const prompt = { id, ...answerPrompt(asked, excerpts) };
      prompts.set(id, prompt);
      const written = answers.get(id);
      if (!written) return Promise.resolve(NOTHING);
      const { id: _id, ...given } = written;
      const pointed = { ...given, claims: claimsBy(written, numberIn(excerpts)) };
      onAnswer(prompt, pointed, allowance);
      return Promise.resolve(pointed);
    },
  });
  return { prompts, modelFor };
}

const claimsBy = <Unit>({ claims }: Written, unitOf: (unit: number | string) => Unit) =>
  claims.map(({ units, headline }) => ({ headline, units: units.map(unitOf) }));

/** Words that no unit of this prompt has any more point at nothing. */
const numberIn = (excerpts: readonly NumberedExcerpt[]) => (unit: number | string) =>
  typeof unit === 'number'
    ? unit
    : (excerpts.flatMap(({ units }) => units).find(({ text }) => text === unit)?.number ?? NOWHERE);

/** The same with the words of the units, which outlive their numbers. */
export function inWords(written: Written, excerpts: readonly NumberedExcerpt[]): Written {
  const units = excerpts.flatMap((excerpt) => excerpt.units);
  const wordsOf = (unit: number | string) =>
    units.find(({ number }) => number === unit)?.text ?? unit;
  return { ...written, claims: claimsBy(written, wordsOf) };
}
