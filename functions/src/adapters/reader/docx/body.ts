import { raiseDigits } from '../raised-digits';
import { groundOn, isShape, shadeOf } from './grounds';
import { createLetters, type Around } from './letters';
import { createLines, textsOf, type Item, type Row } from './line-texts';
import type { Ground } from './looks';
import { createCounter, placeInList, type Lists } from './numbering';
import { outlineIn, PLAIN, type Style, type Styles } from './styles';
import { rowsOf } from './table';
import { find, saysYes, valueOf, type WordElement } from './word-element';

export type Source = {
  styles: Styles;
  lists: Lists;
  /** Foot- and endnotes, by the name of what refers to them and their id. */
  notes: ReadonlyMap<string, WordElement>;
  /** What a file says that is inserted, by its id. */
  contentOf: (chunk: string) => readonly Item[];
};

/** A note that something has referred to. */
type Waiting = { mark: string; note: WordElement; around: Around };

/** Reads what stands in a body one after the other: paragraphs and rows of tables, without what nobody sees. */
export function createBodyReader(paper: Ground, source: Source): (element: WordElement) => Item[] {
  const { styles, lists, notes, contentOf } = source;
  const count = createCounter(lists);
  const waiting: Waiting[] = [];
  /** By what refers to them: each is shown once, also where it names itself or another one. */
  const shown = new Map<string, string>();

  /** Notes are shown below the paragraph or table that refers to them. */
  const refer = ({ name, attributes: { id } }: WordElement, around: Around): string => {
    const reference = `${name} ${id}`;
    const note = notes.get(reference);
    if (!note) return '';
    const known = shown.get(reference);
    if (known !== undefined) return known;
    const mark = `[${raiseDigits(String(shown.size + 1))}]`;
    shown.set(reference, mark);
    waiting.push({ mark, note, around });
    return mark;
  };
  const addLetters = createLetters(styles, refer);
  /** Of paragraphs whose end was deleted: it goes on in the next one. */
  let deleted: WordElement[] = [];

  function* paragraph(element: WordElement, outer: Around): Generator<Item> {
    const properties = find(element, 'w:pPr');
    const content = [...deleted, ...element.children];
    deleted = find(properties, 'w:rPr', 'w:del') ? content : [];
    if (deleted.length > 0) return;
    const style = styles.paragraph(valueOf(properties, 'w:pStyle'));
    const shade = shadeOf(element, 'w:pPr') ?? style.shade;
    const ground = isOnPicture(content) ? 'unknown' : groundOn(outer.ground, shade);
    const around = { ...outer, ground, paragraph: style };
    const lines = createLines();
    const boxes = content.flatMap((child) => addLetters(child, around, lines));
    if (!lines.isEmpty() || !isEndHidden(properties, style)) {
      const place = placeInList(properties, lists, styles);
      const outline = valueOf(properties, 'w:outlineLvl');
      yield {
        lines: lines.take(),
        number: count(place),
        isListItem: place.list !== '0',
        outline: outline === undefined ? style.outline : outlineIn(outline),
      };
    }
    for (const box of boxes) yield* items(box.content, box.around);
  }

  function* items(elements: readonly WordElement[], around: Around): Generator<Item> {
    for (const element of elements) {
      if (element.name === 'w:p') yield* paragraph(element, around);
      else if (element.name === 'w:tbl') yield* rowsOf(element, around, { styles, textsIn });
      else if (element.name === 'w:altChunk') yield* contentOf(element.attributes['id'] ?? '');
      else if (isShape(element)) yield* items(element.children, around);
    }
  }
  const textsIn = (elements: readonly WordElement[], around: Around): string[] =>
    [...items(elements, around)].flatMap(textsOf);

  /** A note that another one names comes after it: they may be a chain that is longer than the stack is deep. */
  function* notesWaiting(): Generator<Row> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { mark, note, around } = next;
      yield { text: [mark, ...textsIn(note.children, around)].join(' '), isNote: true };
    }
  }

  const outermost = { ground: paper, table: PLAIN, paragraph: PLAIN };
  return (element) => [...items([element], outermost), ...notesWaiting()];
}

/** Whether a picture stands behind a paragraph's letters: nobody can say how that looks. */
const isOnPicture = (content: readonly WordElement[]): boolean =>
  content.some(
    ({ name, attributes: { behindDoc }, children }) =>
      (name === 'wp:anchor' && /^(?:1|true)$/.test(behindDoc ?? '')) ||
      (name === 'w:r' && isOnPicture(children)),
  );

/** Whether a paragraph is not there at all where it shows no letters. A hidden end may only join it with the next one. */
function isEndHidden(properties: WordElement | undefined, style: Style): boolean {
  const end = find(properties, 'w:rPr');
  if (find(end, 'w:specVanish')) return false;
  const own = find(end, 'w:vanish');
  return own ? saysYes(own.attributes) : style.look.isHidden === true;
}
