import { sizeIn } from './looks';
import { isOn, outlineIn, valueIn, type Style, type Styles } from './styles';

/** A line of a document as Word shows it: a paragraph, or what stands between two breaks of its lines. */
export type ShownLine = {
  text: string;
  isInTable: boolean;
  isListItem: boolean;
  /** How deep a title Word takes it for, from 0. */
  outline: number | null;
  isBold: boolean;
  /** Of most of its letters, in half points. */
  size: number;
  /** Where it ends in the XML, and whether that is within a run of letters, as at a break. */
  end: number;
  isInRun: boolean;
};

type Run = { isBold: boolean; size: number };
type Line = { text: string; bold: number; letters: number; sizes: Map<number, number> };
type Paragraph = {
  style: Style;
  isListItem: boolean;
  outline: number | null;
  run: Run | null;
  line: Line;
};

const TAG = /<(\/?)w:(p|pStyle|numId|outlineLvl|r|rStyle|b|sz|t|br|cr|tbl)(?=[\s/>])([^<>]*)>/g;
/** Breaks that end a page or a column end no line. */
const OTHER_BREAK = /w:type="(?:page|column)"/;

const emptyLine = (): Line => ({ text: '', bold: 0, letters: 0, sizes: new Map() });

/** The lines of a part of a document, from its lean XML. Paragraphs stand in each other where they hold text boxes. */
export function shownLines(xml: string, styles: Styles): ShownLine[] {
  const lines: ShownLine[] = [];
  const paragraphs: Paragraph[] = [];
  const { usualSize } = styles;
  let [tables, textFrom] = [0, 0];

  const endLine = (paragraph: Paragraph | undefined, end: number, isInRun: boolean): void => {
    if (!paragraph) return;
    lines.push({ ...lineOf(paragraph, usualSize), isInTable: tables > 0, end, isInRun });
    paragraph.line = emptyLine();
  };

  for (const { 0: tag, 1: slash, 2: name = '', 3: rest = '', index } of xml.matchAll(TAG)) {
    const [opens, isEmpty] = [slash === '', rest.endsWith('/')];
    const after = index + tag.length;
    const paragraph = paragraphs.at(-1);
    const run = paragraph?.run;
    if (name === 'tbl') tables += isEmpty ? 0 : opens ? 1 : -1;
    else if (name === 'p' && opens && !isEmpty) paragraphs.push(newParagraph(styles.paragraph()));
    else if (name === 'p' && !opens) endLine(paragraphs.pop(), index, false);
    else if (name === 'pStyle' && paragraph) takeStyle(paragraph, styles.get(valueIn(rest)));
    else if (name === 'numId' && paragraph) paragraph.isListItem = valueIn(rest) !== '0';
    else if (name === 'outlineLvl' && paragraph) paragraph.outline = outlineIn(valueIn(rest));
    else if (name === 'r' && paragraph)
      paragraph.run = opens ? runOf(paragraph.style, usualSize) : null;
    else if (name === 'rStyle' && run) takeRunStyle(run, styles.get(valueIn(rest)));
    else if (name === 'b' && run) run.isBold = isOn(rest);
    else if (name === 'sz' && run) run.size = sizeIn(valueIn(rest)) ?? run.size;
    else if (name === 't' && opens && !isEmpty) textFrom = after;
    else if (name === 't' && !opens && paragraph)
      addText(paragraph, xml.slice(textFrom, index), usualSize);
    else if ((name === 'br' || name === 'cr') && !OTHER_BREAK.test(rest))
      endLine(paragraph, index, true);
  }
  return lines;
}

const newParagraph = (style: Style): Paragraph => ({
  style,
  isListItem: false,
  outline: style.outline,
  run: null,
  line: emptyLine(),
});

const runOf = ({ isBold, look }: Style, usualSize: number): Run => ({
  isBold,
  size: look.size ?? usualSize,
});

function takeStyle(paragraph: Paragraph, style: Style): void {
  paragraph.style = style;
  paragraph.outline = style.outline;
  paragraph.isListItem ||= (style.numbering.list ?? '0') !== '0';
}

function takeRunStyle(run: Run, { isBold, look }: Style): void {
  run.isBold ||= isBold;
  run.size = look.size ?? run.size;
}

function addText({ line, run }: Paragraph, text: string, usualSize: number): void {
  const letters = text.trim().length;
  const size = run?.size ?? usualSize;
  line.text += text;
  line.letters += letters;
  if (run?.isBold) line.bold += letters;
  line.sizes.set(size, (line.sizes.get(size) ?? 0) + letters);
}

function lineOf({ line, isListItem, outline }: Paragraph, usualSize: number) {
  const [size = usualSize] = [...line.sizes].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const isBold = line.letters > 0 && line.bold === line.letters;
  return { text: line.text.trim(), isListItem, outline, isBold, size };
}
