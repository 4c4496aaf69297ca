import { colourIn, hexColour, PATTERN, WHITE, type Attributes } from './colours';
import { isSeen, LOOKS, lookIn, resolved, saysYes, shadeIn, type Ground, type Look } from './looks';
import { PLAIN, type Style, type Styles } from './styles';

/** Follows the elements of a part while it is read, and tells what in it nobody sees. */
export type LetterWatch = {
  /** Takes note of what an element says of those around it; `parents` are their names, the nearest one last. */
  note(
    name: string,
    attributes: Attributes,
    parents: [string | undefined, string | undefined],
  ): void;
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  /** Whether an element that stands in a run of letters shows nothing. */
  hides(name: string): boolean;
  /** Whether the innermost paragraph is not there at all where it shows no letters. */
  isParagraphHidden(): boolean;
};

/** An open table, row, cell, paragraph, run of letters, or shape that text stands on. */
type Scope = {
  name: string;
  style: Style;
  /** Of a run: what it says of itself. */
  look: Look;
  /** What it says of its ground; of a shape "unknown" where it does not say. */
  ground: Ground | undefined;
  /** How many rows or cells have begun in it. */
  begun: number;
  /** Of a paragraph's end, as far as it says so itself. */
  isEndHidden?: boolean;
  /** Of a run, once its letters begin. */
  shows?: { letters: boolean; marks: boolean };
};

const RUNS = new Set(['w:r', 'm:r']);
const SCOPES = new Set(['w:tbl', 'w:tr', 'w:tc', 'w:p', 'wps:wsp', ...RUNS]);
const LETTERS = new Set(['w:t', 'm:t', 'w:sym', 'w:noBreakHyphen', 'w:softHyphen']);
/** Shown with any look of their run, unless it is hidden. */
const MARKS = new Set(['w:tab', 'w:br', 'w:footnoteReference', 'w:endnoteReference']);

const isShape = (name: string): boolean =>
  name === 'wps:wsp' || (name.startsWith('v:') && name !== 'v:textbox');
const isYes = (value: string | undefined): boolean => value === '1' || value === 'true';

/** The table whose style letters or cells have: a shape's are of none. */
function tableAround(scopes: readonly Scope[]): Scope | undefined {
  const around = scopes.findLast(({ name }) => name === 'w:tbl' || isShape(name));
  return around?.name === 'w:tbl' ? around : undefined;
}

/** What letters of a look stand on; undefined where that is the paper. */
function groundBelow(scopes: readonly Scope[], look: Look): Ground | undefined {
  const around = scopes.toReversed().map(({ ground, style: { shade } }) => ground ?? shade);
  const grounds = [look.highlight, look.shade, ...around];
  return grounds.find((ground) => ground !== undefined && ground !== 'none');
}

export function watchLetters(styles: Styles): LetterWatch {
  const { theme } = styles;
  const scopes: Scope[] = [];
  /** Of the pages. */
  let paper: Ground = WHITE;
  const innermost = (name: string): Scope | undefined =>
    scopes.findLast((scope) => scope.name === name);

  const shownOf = (run: Scope): NonNullable<Scope['shows']> => {
    const table = tableAround(scopes)?.style.look ?? {};
    const paragraph = innermost('w:p')?.style.look ?? {};
    const look = resolved({
      defaults: styles.defaults,
      styles: [table, paragraph, run.style.look],
      own: run.look,
    });
    return {
      letters: isSeen(look, groundBelow(scopes, look) ?? paper),
      marks: look.isHidden !== true,
    };
  };

  const noteShade = (parent: string | undefined, shade: Ground): void => {
    const shaded = { 'w:pPr': 'w:p', 'w:tcPr': 'w:tc', 'w:tblPr': 'w:tbl' }[parent ?? ''];
    const scope = shaded === undefined ? undefined : innermost(shaded);
    if (scope) scope.ground = shade;
  };

  return {
    note(name, attributes, [grandparent = '', parent]) {
      const scope = scopes.at(-1);
      if (name === 'w:background') paper = colourIn(attributes, PATTERN, theme) ?? WHITE;
      if (!scope) return;
      if (parent === 'w:rPr' && RUNS.has(grandparent)) {
        if (name === 'w:rStyle') scope.style = styles.get(attributes('val'));
        else if (LOOKS.has(name))
          scope.look = { ...scope.look, ...lookIn(name, attributes, theme) };
      } else if (parent === 'w:rPr' && grandparent === 'w:pPr') {
        if (name === 'w:vanish') scope.isEndHidden = saysYes(attributes);
        // A hidden end that only joins its paragraph with the next.
        else if (name === 'w:specVanish') scope.isEndHidden = false;
      } else if (name === 'w:shd') noteShade(parent, shadeIn(attributes, theme));
      else if (name === 'w:pStyle') scope.style = styles.paragraph(attributes('val'));
      else if (name === 'w:tblStyle') scope.style = styles.table(attributes('val'));
      else if (name === 'wp:anchor' && isYes(attributes('behindDoc'))) {
        const paragraph = innermost('w:p');
        if (paragraph) paragraph.ground = 'unknown';
      } else if (scope.name === 'wps:wsp') noteFill(scope, name, attributes, parent);
    },
    open(name, attributes) {
      if (!SCOPES.has(name) && !isShape(name)) return;
      const outer = scopes.at(-1);
      const style = name === 'w:tbl' ? styles.table() : name === 'w:p' ? styles.paragraph() : PLAIN;
      const scope: Scope = { name, style, look: {}, ground: undefined, begun: 0 };
      if (isShape(name)) scope.ground = fillOf(attributes);
      if (outer && name === 'w:tc') {
        const table = tableAround(scopes);
        if (table) scope.ground = cellGround(table.style, table.begun - 1, outer.begun);
      }
      if (outer) outer.begun += 1;
      scopes.push(scope);
    },
    close(name) {
      if (SCOPES.has(name) || isShape(name)) scopes.pop();
    },
    hides(name) {
      const run = scopes.at(-1);
      if (!run || !RUNS.has(run.name) || !(LETTERS.has(name) || MARKS.has(name))) return false;
      run.shows ??= shownOf(run);
      return !(LETTERS.has(name) ? run.shows.letters : run.shows.marks);
    },
    isParagraphHidden() {
      const paragraph = innermost('w:p');
      return paragraph?.isEndHidden ?? paragraph?.style.look.isHidden ?? false;
    },
  };
}

/** The ground that a table's style gives a cell. Which rows and columns are the last or the even ones nobody knows yet. */
function cellGround({ parts, cells }: Style, row: number, column: number): Ground | undefined {
  const { firstRow, firstCol, ...others } = Object.fromEntries(parts);
  if (row === 0 && firstRow !== undefined) return firstRow;
  if (column === 0 && firstCol !== undefined) return firstCol;
  const mayBeShaded = Object.values(others).some((ground) => ground !== 'none');
  if (mayBeShaded) return 'unknown';
  return cells === 'none' ? undefined : cells;
}

/** Of shapes of old: "#ffffff", "white [3212]". */
function fillOf(attributes: Attributes): Ground {
  const [named = ''] = (attributes('fillcolor') ?? '').split(' ');
  if (/^(?:f|false)$/.test(attributes('filled') ?? '')) return 'unknown';
  return hexColour(named === 'white' ? 'FFFFFF' : named) ?? 'unknown';
}

/** What fills a shape, as far as it says so plainly. */
function noteFill(shape: Scope, name: string, attributes: Attributes, parent?: string): void {
  if (parent === 'a:schemeClr') shape.ground = 'unknown';
  if (parent !== 'a:solidFill') return;
  if (name === 'a:srgbClr') shape.ground = hexColour(attributes('val')) ?? 'unknown';
  if (name === 'a:schemeClr') {
    shape.ground = /^(?:bg1|lt1)$/.test(attributes('val') ?? '') ? WHITE : 'unknown';
  }
}
