import { undecidedIn, type Doubt, type SearchResponse } from '@contract';

const REASONS: Record<Doubt, string> = {
  contradicted: 'Tu manual dice dos cosas distintas',
  coarse: 'Leído de un escaneo poco nítido',
  incomplete: 'Falta una parte',
  'text-only': 'Sin las tablas del manual',
  'other-tyres': 'No encuentro tu medida',
  unsure: 'Quizá no sea justo lo que preguntas',
};

type Certainty = { title: string; why: string; isSure: boolean };
type Told = Pick<SearchResponse, 'confidence' | 'statements'>;

/** What is said of an answer before it: that the manual says it, or what is unsure of it. */
export function certaintyOf({ confidence, statements }: Told): Certainty {
  const doubted = statements.flatMap((one) =>
    one.kind === 'remark' && one.doubt ? [{ doubt: one.doubt, text: one.text }] : [],
  );
  const doubt = doubted[0]?.doubt;
  const deciding = doubt === 'unsure' ? undecidedIn(statements) : undefined;
  // That it may not be what was asked is said by the title, beside its page, unless that says what decides.
  const why = doubted
    .filter((one) => deciding !== undefined || one.doubt !== 'unsure')
    .map(({ text }) => text)
    .join(' ');
  if (doubt) return { title: deciding ?? REASONS[doubt], why, isSure: false };
  const isSure = confidence === 'high';
  return { title: isSure ? 'Lo dice tu manual' : 'Compruébalo en tu manual', why, isSure };
}
