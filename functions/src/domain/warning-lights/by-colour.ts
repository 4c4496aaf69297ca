import type { SignalColour } from '@contract';
import { catalogueIdOf } from './catalogue';
import { COLOUR, coloursIn } from './colours';
import { isAboutLights } from './words';
import type { Light } from './light';
import { NOUN } from './names-in-text';

const COLOURED = new RegExp(
  String.raw`(?:${NOUN}\s+|(?<!\p{L})un[oa]\s+)(?:de color )?${COLOUR}`,
  'iu',
);
/** "…; el rojo, avería", "…; naranja destellando: …". */
const NEXT_COLOUR = new RegExp(
  String.raw`^(?:(?:el|la|un|una|en|si (?:es|parpadea(?: en)?)) )?${COLOUR}`,
  'iu',
);
/** "…; si parpadea, hay un objeto extraño". */
const NEXT_STATE = /^(?:si|cuando) parpadea(?!\p{L})/iu;
/** "Testigo verde: sistema correcto; rojo: avería". */
const LEGEND = new RegExp(
  String.raw`(?<!\p{L})(?:testigo|luz|piloto|led) (?:en )?${COLOUR}(?: \p{L}+)?: `,
  'iu',
);
/** "Luce en verde cuando funciona y en rojo si hay una avería". */
const CLAUSES = new RegExp(String.raw`;\s|\sy (?=en ${COLOUR} (?:si|cuando) )`, 'iu');
const LUCE = new RegExp(String.raw`(?<!\p{L})luce en ${COLOUR}`, 'iu');

export const explainsColours = (text: string): boolean => LEGEND.test(text) || LUCE.test(text);

type Coloured = { text: string; colours: SignalColour[] };

/** "Un piloto verde indica que funciona; uno rojo, una avería": lights of what the section is about, by their colours. */
export function coloured(text: string): Coloured[] {
  const found: Coloured[] = [];
  for (const clause of text.split(CLAUSES)) {
    const next = (): RegExpExecArray | null => NEXT_COLOUR.exec(clause) ?? NEXT_STATE.exec(clause);
    const first = COLOURED.exec(clause) ?? LUCE.exec(clause);
    const head = (first ?? (found.length > 0 ? next() : null))?.[0];
    if (head) found.push({ text: clause, colours: coloursIn(head) });
  }
  return found;
}

const SHINES = new RegExp(
  String.raw`(?<!\p{L})(?:el|la) ((?:testigo|piloto|luz|led) ${COLOUR}) (?:se enciende|se ilumina|queda|parpadea)`,
  'iu',
);

/** "La luz roja se enciende cuando está lleno", of what no light is known to be: by its colour, where the section is of no lights. */
export function byColourAlone(text: string, titles: readonly string[]): Light[] {
  const name = SHINES.exec(text)?.[1];
  if (name === undefined || isAboutLights(titles)) return [];
  const about = (titles.at(-2) ?? titles.at(-1) ?? '').replace(/^\d[\d.]*\s+/u, '');
  return [
    {
      name: about === '' ? name : `${about} · ${name}`,
      ...{ catalogue: null, isMessage: false, colours: coloursIn(name) },
    },
  ];
}

const STATED = new RegExp(String.raw`^${COLOUR}[^:;]{0,30}: `, 'iu');
const SUBJECT = /^(?:el|la) (\p{L}{3,30}(?: del? \p{L}{3,30})?)(?!\p{L})/iu;
const FEWEST = 2;

/** "El regulador está en el armario; verde fijo: batería llena; rojo: polaridad": the colours of what the sentence begins with. */
export function statedColours(text: string): { text: string; light: Light }[] {
  const clauses = text.split(/;\s/u);
  const name = SUBJECT.exec(clauses[0] ?? '')?.[1];
  const stated = clauses.filter((clause) => STATED.test(clause));
  if (name === undefined || stated.length < FEWEST) return [];
  return stated.map((clause) => {
    const colours = coloursIn(STATED.exec(clause)?.[0] ?? '');
    const catalogue = catalogueIdOf(name, '', colours);
    return { text: clause, light: { name, catalogue, isMessage: false, colours } };
  });
}
