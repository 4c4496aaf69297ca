import type { SignalColour } from '@contract';
import { namingColumns } from '../findings/column-names';
import type { ManualPart, SourceUnit, TableRow } from '../findings/manual-part';
import { catalogueIdOf } from './catalogue';
import { withoutColours } from './colours';
import { anyWord, hasWord } from './words';
import { inRowOfText } from './in-text';
import { firstColours, innermostFirst, isCode } from './in-lists';
import { leadingNameOf } from './leading-name';
import { lightNamed } from './light';
import {
  lightsByColour,
  mentionOf,
  mentionsOf,
  wholeOf,
  type LightMention,
  type Words,
} from './light-mention';
import type { Rests } from './rests-of-rows';
import { toldBy } from './severity';
import { stateOf } from './states';
import { EMPTY, inColumnsOfStates } from './state-columns';
import { isHeader } from './table-columns';
import { titlesAbove } from '../findings/titles';
import { hasSolutions, rowsOfLights, type LightRow } from './table-rows';

const NOUN = hasWord('nouns');
const BEGINS_WITH_NOUN = new RegExp(String.raw`^(?:el |la |un |una )?${anyWord('nouns')}`, 'iu');
const LIT = hasWord('lit');
const BLINKS = hasWord('blinking');
const HAS_LETTERS = /\p{L}/u;
/** "ᵃ Solo Cierzo 700": a note below a table. */
const NOTE = /^(?:[ᵃ-ᶻ*†¹²³⁴]|\(\d\)\s)/u;
const QUOTED = /^[«"“].*[»"”]$/u;
/** Something is to be done. */
const ACTS = /^(?!nad[ae]|ningun[ao]|no requiere|no hace falta|solo inform|none)\p{L}{2}/iu;
/** The mark of a note. */
const RAISED = /[ᵃ-ᶻ¹²³]{1,4}$/u;
/** Who prints more in the first cell names no light. */
const MAX_WORDS = 14;

const cellsAt = (cells: readonly string[], columns: readonly number[]): string =>
  columns
    .map((at) => cells[at] ?? '')
    .filter((cell) => cell !== '')
    .join(' ');

/** The colours of a light: of its column, else as it is named, else of the titles above it. */
const coloursOf = ({ row, columns, titles }: LightRow, name: string): SignalColour[] =>
  firstColours([
    row.cells[columns.colour] ?? '',
    name,
    ...(columns.message ? [] : innermostFirst(titles)),
  ]);

/** Whether a name says more than that it is a light, its colour and its state. */
const saysWhich = (name: string): boolean =>
  HAS_LETTERS.test(
    withoutColours(name).replace(
      /(?<!\p{L})(?:testigos?|luz|luces|mensajes?|y|o|parpade\p{L}+|intermitente|fij[oa]s?|apagad[oa])(?!\p{L})/giu,
      '',
    ),
  );

/** What a light whose cell holds but a picture means, is its name: "Reserva de combustible". */
function meantBy({ row, columns }: LightRow): string {
  const filled = row.cells.filter((cell, at) => cell !== '' && !columns.name.includes(at));
  // Fewer cells are the rest of the row above.
  if (filled.length < 2) return '';
  const [at = -1] = columns.meaning;
  return (/^[^:.]{3,120}/u.exec(row.cells[at] ?? '')?.[0] ?? '').trim();
}

/** A name that only says a colour and a state is one of the thing that its table is about. */
function nameOf(found: LightRow): string {
  const { row, columns, titles } = found;
  const lead = columns.isLed ? leadingNameOf(row.cells[1] ?? '') : null;
  const drawn = cellsAt(row.cells, columns.name).replace(RAISED, '').trim();
  if (drawn === '') return found.lead || meantBy(found);
  const name = lead && lead.name !== drawn ? `${drawn} ${lead.name}` : drawn;
  return saysWhich(name) || !HAS_LETTERS.test(name) ? name : `${titles.at(-1) ?? ''} · ${name}`;
}

/** Whether a row is a note below the table, a running title, or names nothing that shines. */
const isNone = (name: string, titles: readonly string[]): boolean =>
  !HAS_LETTERS.test(name) ||
  NOTE.test(name) ||
  titles.includes(name) ||
  name.split(' ').length > MAX_WORDS;

function mentionsIn(found: LightRow, rest: readonly SourceUnit[]): LightMention[] {
  const { row, columns, titles } = found;
  const name = nameOf(found);
  const texts = columns.meaning
    .map((at) => row.cells[at] ?? '')
    .map((cell) => (columns.isLed && leadingNameOf(cell)?.about) || cell)
    .filter((cell) => !EMPTY.test(cell));
  if (isNone(name, titles)) return [];
  const colours = coloursOf(found, name);
  const isMessage = columns.message || QUOTED.test(name);
  const printed = cellsAt(row.cells, columns.name);
  const about = isMessage || isCode(name) ? '' : texts.join('. ');
  const catalogue =
    printed === '' || saysWhich(printed)
      ? catalogueIdOf(name, about, colours)
      : catalogueIdOf(titles.slice(-3).join(' '), '', []);
  const asks = ACTS.test(row.cells[columns.action] ?? '');
  const light = { name, catalogue, isMessage, colours, isListed: true, asks };
  const state = row.cells[columns.state] ?? '';
  const told = stateOf(name) ?? stateOf(`${state} ${row.cells[columns.colour] ?? ''}`);
  const blinks = told ?? (state === '' ? null : 'either');
  // A message tells by itself: "Rellene AdBlue"; a title of several rows, too: "Deténgase en cuanto pueda".
  const wordsIn = (text: string): Words[] => [{ text, said: row }];
  const above = titles.slice(-2).filter((title) => toldBy(title)?.says === 'stop');
  const ofStates = columns.meaning.filter((at) => columns.states[at] != null);
  if (ofStates.length > 0) return inColumnsOfStates(found, light, ofStates);
  if (isMessage) return [mentionOf(light, told, [...texts, name, ...above], row)];
  return lightsByColour(light, texts).flatMap((one) => {
    const groups = one.texts.map(wordsIn);
    const last = [...(groups.pop() ?? []), ...wholeOf(rest)];
    const all = [...groups, last];
    return mentionsOf(one.light, blinks, all, [row, ...rest], above.flatMap(wordsIn));
  });
}

/** A row of a table of faults that is about a light: "Se enciende el testigo del candado". */
function faultIn(row: TableRow): LightMention[] {
  const [name = '', ...others] = row.cells;
  const isLit = NOUN.test(name) ? LIT.test(name) || BEGINS_WITH_NOUN.test(name) : BLINKS.test(name);
  const texts = others.filter((cell) => !EMPTY.test(cell));
  if (!isLit || texts.length === 0 || isHeader(row.cells)) return [];
  const light = lightNamed(name);
  return light ? [mentionOf({ ...light, isListed: false }, stateOf(name), texts, row)] : [];
}

/** The lights and messages that tables explain. */
export function inTables(parts: readonly ManualPart[], rests: Rests): LightMention[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'table') return [];
    const rows = rowsOfLights(part);
    if (rows.length > 0) {
      const named = namingColumns(part);
      return rows.flatMap((found) =>
        mentionsIn({ ...found, row: named(found.row) }, rests.of.get(found.row) ?? []),
      );
    }
    const titles = titlesAbove(part);
    return part.rows.flatMap((row) => {
      const fault = hasSolutions(part) ? faultIn(row) : [];
      return fault.length > 0 ? fault : inRowOfText(row, titles);
    });
  });
}
