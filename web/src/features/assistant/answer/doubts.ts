import type { Doubt, SearchResponse, Statement } from '@contract';
import { DISTINCTIONS, type Distinction } from './own-part';

const REASONS: Record<Doubt, string> = {
  contradicted: 'Tu manual dice dos cosas distintas',
  coarse: 'Leído de un escaneo poco nítido',
  incomplete: 'Falta una parte',
  'text-only': 'Sin las tablas del manual',
  'other-tyres': 'No encuentro tu medida',
  unsure: 'Quizá no sea justo lo que preguntas',
};

const DECIDING: Record<Distinction, string> = {
  versions: 'Depende de tu versión',
  tyres: 'Depende de tu neumático',
};

/** What of the vehicle, as far as nobody has said it, decides what a table answers; undefined where nothing does. */
const decidingOf = (statements: readonly Statement[]): Distinction | undefined =>
  DISTINCTIONS.find((kind) =>
    statements.some((one) => one.kind === 'table' && one[kind]?.own === null),
  );

type Certainty = { title: string; why: string; isSure: boolean };
type Told = Pick<SearchResponse, 'confidence' | 'statements'>;

/** What is said of an answer before it: that the manual says it, or what is unsure of it. */
export function certaintyOf({ confidence, statements }: Told): Certainty {
  const doubted = statements.flatMap((one) =>
    one.kind === 'remark' && one.doubt ? [{ doubt: one.doubt, text: one.text }] : [],
  );
  const doubt = doubted[0]?.doubt;
  const deciding = doubt === 'unsure' ? decidingOf(statements) : undefined;
  // That it may not be what was asked is said by the title, beside its page, unless that says what decides.
  const why = doubted
    .filter((one) => deciding !== undefined || one.doubt !== 'unsure')
    .map(({ text }) => text)
    .join(' ');
  if (doubt) return { title: deciding ? DECIDING[deciding] : REASONS[doubt], why, isSure: false };
  const isSure = confidence === 'high';
  return { title: isSure ? 'Lo dice tu manual' : 'Compruébalo en tu manual', why, isSure };
}
