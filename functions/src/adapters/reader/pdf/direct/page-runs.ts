import { readFont, type Font } from './fonts';
import { IDENTITY, times, type Matrix } from './matrix';
import { operator, readOperators, type Operand } from './operators';
import type { PageObject } from './pages';
import type { PdfFile } from './pdf-file';
import { matrixOf, textMachine, type Actions } from './text-machine';
import type { Run } from './text-run';
import { isStream, NotDirect, type Dict, type Stream, type Value } from './values';

export type PageRuns = {
  runs: Run[];
  /** What images cover, in square points; those that lie upon each other count twice. */
  imageArea: number;
};
/** Fonts by what describes them; null for those that are not understood here. */
export type Fonts = Map<Dict, Font | null>;

const DEEPEST_FORM = 8;
/** More is a drawing of thousands of lines, or forms within forms without end. */
const MOST_OPERATORS = 1_000_000;

type Content = { resources: Dict; base: Matrix; depth: number };
type Page = { file: PdfFile; fonts: Fonts; found: PageRuns; operators: number };

/** What a page shows of text, operator by operator. */
export function readRuns(file: PdfFile, page: PageObject, fonts: Fonts): PageRuns {
  const found: PageRuns = { runs: [], imageArea: 0 };
  const { dict, resources } = page;
  const content = contentOf(file, dict);
  readContent({ file, fonts, found, operators: 0 }, content, {
    resources,
    base: IDENTITY,
    depth: 0,
  });
  return found;
}

function readContent(page: Page, bytes: Buffer, content: Content): void {
  // It says what letters mean that only look like something else.
  if (bytes.includes('ActualText')) throw new NotDirect('actual text');
  const actions = new Map(
    Object.entries(actionsOf(page, content)).map(([name, action]) => [operator(name), action]),
  );
  readOperators(bytes, (name, operands) => {
    page.operators += 1;
    if (page.operators > MOST_OPERATORS) throw new NotDirect('operators');
    actions.get(name)?.(operands);
  });
}

function actionsOf(page: Page, { resources, base, depth }: Content): Actions {
  const { file, fonts, found } = page;
  const lookUp = (kind: string, name: Operand | undefined): Value => {
    if (typeof name !== 'string') throw new NotDirect('name');
    return file.dict(resources.get(kind))?.get(name.slice(1)) ?? null;
  };
  const { actions, place } = textMachine({
    base,
    fontNamed: (name) => fontOf(file, lookUp('Font', name), fonts),
    onRun: (run) => found.runs.push(run),
  });
  const mark = (properties: Operand | undefined): void => {
    if (typeof properties !== 'string') return;
    const isOther = file.dict(lookUp('Properties', properties))?.has('ActualText');
    if (isOther) throw new NotDirect('actual text');
  };
  const draw = (object: Value): void => {
    if (!isStream(object)) return;
    if (object.dict.get('Subtype') !== 'Form') {
      found.imageArea += boxArea(place());
      return;
    }
    if (depth >= DEEPEST_FORM) throw new NotDirect('forms');
    readContent(page, file.decoded(object), {
      resources: file.dict(object.dict.get('Resources')) ?? resources,
      base: times(formMatrix(file, object), place()),
      depth: depth + 1,
    });
  };
  return {
    ...actions,
    Do: ([name]) => draw(file.resolve(lookUp('XObject', name))),
    gs: ([name]) => {
      if (file.dict(lookUp('ExtGState', name))?.has('Font')) throw new NotDirect('gs');
    },
    BDC: ([, properties]) => mark(properties),
    DP: ([, properties]) => mark(properties),
    BI: () => {
      throw new NotDirect('image in the content');
    },
  };
}

/** Of the box around the unit square, which is where images are drawn. */
const boxArea = ([a, b, c, d]: Matrix): number =>
  (Math.abs(a) + Math.abs(c)) * (Math.abs(b) + Math.abs(d));

function contentOf(file: PdfFile, page: Dict): Buffer {
  const contents = [file.resolve(page.get('Contents'))].flat().map((one) => file.resolve(one));
  const streams = contents.filter((one): one is Stream => isStream(one));
  const decoded = streams.map((stream) => file.decoded(stream));
  const [first] = decoded;
  if (first && decoded.length === 1) return first;
  return Buffer.concat(decoded.flatMap((one) => [one, Buffer.from('\n')]));
}

function formMatrix(file: PdfFile, form: Stream): Matrix {
  const given = file.array(form.dict.get('Matrix'));
  return given ? matrixOf(given.map((one) => file.number(one))) : IDENTITY;
}

function fontOf(file: PdfFile, value: Value, fonts: Fonts): Font {
  const dict = file.dict(value);
  if (!dict) throw new NotDirect('font');
  let font = fonts.get(dict);
  if (font === undefined) {
    font = tryFont(file, dict);
    fonts.set(dict, font);
  }
  if (!font) throw new NotDirect('font');
  return font;
}

function tryFont(file: PdfFile, dict: Dict): Font | null {
  try {
    return readFont(file, dict);
  } catch (error) {
    if (error instanceof NotDirect) return null;
    throw error;
  }
}
