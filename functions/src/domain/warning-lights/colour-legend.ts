import type { SignalColour } from '@contract';
import type { ManualPart, ManualText, SourceUnit, TableRow } from '../findings/manual-part';
import { sentencesIn } from '../findings/sentences';
import { COLOUR, coloursIn, withoutColours } from './colours';
import { hasWord, isAboutLights } from './words';
import { toldBy, type Told } from './severity';

/** What a manual says of all lights of a colour. */
export type Legend = ReadonlyMap<SignalColour, Told & { said: SourceUnit }>;

/** "Rojo: deténgase", "Las luces rojas piden", "uno naranja indica": a clause that begins with a colour. */
const OF_A_COLOUR = new RegExp(
  String.raw`^(?:(?:un|uno|una|el|la|los|las|color(?:es)?) )?(?:testigos? |luz |luces |pilotos? |avisos? |indicador(?:es)? )?(?:de color |en )?${COLOUR}`,
  'iu',
);
const LIGHT = hasWord('nouns');
/** Nobody explains colours in more. */
const LONGEST = 400;

type Clause = { colours: SignalColour[]; text: string; said: SourceUnit };

function clausesOf(said: SourceUnit): Clause[] {
  if (said.text.length > LONGEST) return [];
  return sentencesIn(said.text)
    .flatMap((sentence) => sentence.split(/;\s|:\s(?=\p{Ll}+,)/u))
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
  const sentences = sentencesIn(said.text);
  const isFirst = said.text.trimStart().startsWith(text);
  return isFirst && sentences.length > 1 && coloursIn(said.text.slice(text.length)).length === 0
    ? said.text
    : text;
};

type Entry = [SignalColour, Told & { said: SourceUnit }];

function entriesOf(colours: readonly SignalColour[], text: string, said: SourceUnit): Entry[] {
  const told = toldBy(text);
  return told ? colours.map((colour) => [colour, { ...told, said }]) : [];
}

const areSeveral = (colours: readonly SignalColour[]): boolean => new Set(colours).size > 1;

/** Where a text names several colours one after the other, what it says of each. */
function explained(said: readonly SourceUnit[]): Entry[] {
  const clauses = said.filter(({ text }) => coloursIn(text).length > 0).flatMap(clausesOf);
  return areSeveral(clauses.flatMap(({ colours }) => colours))
    ? clauses.flatMap((clause) => entriesOf(clause.colours, wholeOf(clause), clause.said))
    : [];
}

/** "Testigos amarillos" and below it, before their table: "Puede continuar con precaución." */
function belowTitle({ titles, said: [first] }: ManualText): Entry[] {
  const title = titles.at(-1) ?? '';
  const colours = isAboutLights([title]) ? coloursIn(title) : [];
  const isSaid = first && colours.length === 1 && first.text.length <= LONGEST;
  return isSaid ? entriesOf(colours, first.text, first) : [];
}

/** A row that explains nothing but a colour. */
function inRow({ cells, ...said }: TableRow): Entry[] {
  const [name = '', ...others] = cells;
  const colours = coloursIn(name);
  const isColour = !/\p{L}/u.test(withoutColours(name).replace(LIGHT, ''));
  return isColour && colours.length === 1 ? entriesOf(colours, others.join('. '), said) : [];
}

export function colourLegend(parts: readonly ManualPart[]): Legend {
  const entries = parts.flatMap((part) => {
    if (part.kind !== 'table')
      return [...(part.kind === 'paragraph' ? belowTitle(part) : []), ...explained(part.said)];
    const rows = part.rows.flatMap(inRow);
    return areSeveral(rows.map(([colour]) => colour)) ? rows : [];
  });
  // What is said first of a colour holds.
  return new Map(entries.toReversed());
}
