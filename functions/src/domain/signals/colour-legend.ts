import type { SignalColour } from '@contract';
import type { ManualPart, Said, TableRow } from '../findings/manual-part';
import { splitSentences } from '../chunking/sentences';
import { coloursIn, withoutColours } from './colours';
import { hasWord } from './words';
import { toldBy, type Told } from './severity';

/** What a manual says of all lights of a colour. */
export type Legend = ReadonlyMap<SignalColour, Told & { said: Said }>;

/** "Rojo: deténgase", "Las luces rojas piden", "uno naranja indica": a clause that begins with a colour. */
const OF_A_COLOUR =
  /^(?:(?:un|uno|una|el|la|los|las|color(?:es)?) )?(?:testigos? |luz |luces |pilotos? |avisos? |indicador(?:es)? )?(?:de color |en )?(?:rojo|roja|[aá]mbar|naranja|amarill|verde|azul|blanc)\p{L}*/iu;
const SPEAKS_OF_LIGHTS = /testigo|luz|luces|piloto|indicador|color|rojo/iu;
const ABOUT_LIGHTS = hasWord('titles');
const LIGHT = hasWord('nouns');
/** Nobody explains colours in more. */
const LONGEST = 400;

type Clause = { colours: SignalColour[]; text: string; said: Said };

function clausesOf(said: Said): Clause[] {
  if (said.text.length > LONGEST) return [];
  return splitSentences(said.text)
    .flatMap(({ start, end }) => said.text.slice(start, end).split(/;\s|:\s(?=\p{Ll}+,)/u))
    .flatMap((clause) => {
      const text = clause.trim();
      const head = OF_A_COLOUR.exec(text)?.[0];
      const upTo =
        text.slice(0, (head?.length ?? 0) + 25).split(/[:,.] (?!\p{Ll}+ [oy] )/u)[0] ?? '';
      return head === undefined ? [] : [{ colours: coloursIn(upTo), text, said }];
    });
}

/** A sentence after "Rojo: peligro." still is about the colour. */
const wholeOf = ({ text, said }: Clause): string => {
  const sentences = splitSentences(said.text);
  const isFirst = said.text.trimStart().startsWith(text);
  return isFirst && sentences.length > 1 && coloursIn(said.text.slice(text.length)).length === 0
    ? said.text
    : text;
};

/** Where a text names several colours one after the other, what it says of each. */
function explained(clauses: readonly Clause[]): [SignalColour, Told & { said: Said }][] {
  const named = new Set(clauses.flatMap(({ colours }) => colours));
  if (named.size < 2) return [];
  return clauses
    .flatMap((clause) => {
      const told = toldBy(wholeOf(clause));
      return told
        ? clause.colours.map((colour) => [colour, { ...told, said: clause.said }] as const)
        : [];
    })
    .map(([colour, told]) => [colour, told]);
}

/** "Si se enciende un testigo rojo … detenga el vehículo": it need name no other colour. */
const RED = /(?<!\p{L})(?:testigo|luz|piloto|aviso|mensaje)s? (?:\p{L}+ )?roj[oa]s?(?!\p{L})/iu;

function ofRed(said: Said): [SignalColour, Told & { said: Said }][] {
  const text = RED.test(said.text) ? said.text : '';
  const told = text === '' || coloursIn(text).length > 1 ? null : toldBy(text);
  return told?.says === 'stop' ? [['red', { ...told, said }]] : [];
}

/** "Testigos amarillos" and below it, before their table: "Puede continuar con precaución." */
function belowTitle({ titles }: ManualPart, said: Said): [SignalColour, Told & { said: Said }][] {
  const title = titles.at(-1) ?? '';
  const [colour, ...others] = coloursIn(title);
  if (!colour || others.length > 0 || !ABOUT_LIGHTS.test(title) || said.text.length > LONGEST)
    return [];
  const told = toldBy(said.text);
  return told ? [[colour, { ...told, said }]] : [];
}

/** A row that explains nothing but a colour. */
function inRow({ cells, ...said }: TableRow): [SignalColour, Told & { said: Said }][] {
  const [name = '', ...others] = cells;
  const [colour, ...more] = coloursIn(name);
  if (!colour || more.length > 0 || /\p{L}/u.test(withoutColours(name).replace(LIGHT, '')))
    return [];
  const told = toldBy(others.join('. '));
  return told ? [[colour, { ...told, said }]] : [];
}

export function colourLegend(parts: readonly ManualPart[]): Legend {
  const legend = new Map<SignalColour, Told & { said: Said }>();
  const add = (entries: [SignalColour, Told & { said: Said }][]): void => {
    for (const [colour, told] of entries) if (!legend.has(colour)) legend.set(colour, told);
  };
  const red: Said[] = [];
  for (const part of parts) {
    if (part.kind === 'table') {
      const rows = part.rows.flatMap(inRow);
      if (new Set(rows.map(([colour]) => colour)).size > 1) add(rows);
      continue;
    }
    if (part.kind === 'paragraph')
      add(part.said.slice(0, 1).flatMap((said) => belowTitle(part, said)));
    const said = part.said.filter(
      ({ text }) =>
        (SPEAKS_OF_LIGHTS.test(text) && coloursIn(text).length > 0) ||
        /amarill|verde|[aá]mbar/iu.test(text),
    );
    if (said.length === 0) continue;
    add(explained(said.flatMap(clausesOf)));
    red.push(...said.filter(({ text }) => RED.test(text)));
  }
  add(red.flatMap(ofRed));
  return legend;
}
