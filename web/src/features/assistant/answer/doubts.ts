import type { Doubt, SearchResponse } from '@contract';

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
  const doubted = statements.filter((one) => one.kind === 'remark' && one.doubt !== undefined);
  const [first] = doubted;
  // That it may not be what was asked is said by the title, beside its page.
  const why = doubted
    .map((one) => (one.kind === 'remark' && one.doubt !== 'unsure' ? one.text : ''))
    .filter(Boolean)
    .join(' ');
  if (first?.kind === 'remark' && first.doubt) {
    return { title: REASONS[first.doubt], why, isSure: false };
  }
  const isSure = confidence === 'high';
  return { title: isSure ? 'Lo dice tu manual' : 'Compruébalo en tu manual', why, isSure };
}
