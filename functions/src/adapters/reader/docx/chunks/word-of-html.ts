import { Parser } from 'htmlparser2';
import { bulletOf, numberSign } from '../list-numbers';
import { writtenNumber } from '../written-number';
import { cssColour, cssLook, readStyleSheet, type CssLook, type StyleSheet } from './css';
import { createHtmlTable, type HtmlTable } from './html-table';
import { paragraphOf, runOf, wordPart } from './word-xml';

type Attributes = Record<string, string>;
type Open = { name: string; look: CssLook; list?: { next: number; format: string } };

/** What stands in them is not text of the page. */
const SKIPPED = new Set(
  'script style title head template object iframe svg math select'.split(' '),
);
/** Begin and end a paragraph. */
const BLOCKS = new Set(
  [
    'address article aside blockquote body caption center dd details dir div dl dt fieldset figcaption figure',
    'footer form h1 h2 h3 h4 h5 h6 header hr li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul',
  ].flatMap((names) => names.split(' ')),
);
const LOOKS: Record<string, CssLook> = {
  ...{ b: { isBold: true }, strong: { isBold: true }, th: { isBold: true } },
  ...{ s: { isStruck: true }, strike: { isStruck: true }, del: { isStruck: true } },
  sup: { isRaised: true },
};
const FORMATS: Record<string, string> = {
  ...{ a: 'lowerLetter', A: 'upperLetter', i: 'lowerRoman', I: 'upperRoman' },
};
/** Elements in elements; those deeper are taken for text of the ones around them. */
const DEEPEST = 200;
const DEEPEST_TABLES = 20;

/** HTML as a part of Word that shows the same text: titles, paragraphs, lists and tables. Nothing in it is run or fetched. */
export function wordOfHtml(html: string): Uint8Array {
  const page = createPage();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => page.open(name, attributes),
      onclosetag: (name) => page.close(name),
      ontext: (text) => page.add(text),
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(html);
  return wordPart(page.end());
}

type Page = {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  add(text: string): void;
  /** All of it as Word writes it. */
  end(): string;
};

type Opened = { attributes: Attributes; look: CssLook; isInHead: boolean };

/** What is finished of a page: in the cell of the innermost table, or on the page itself. */
function createBody() {
  const tables: HtmlTable[] = [];
  const pieces: string[] = [];
  const put = (content: string): void => {
    const table = tables.at(-1);
    if (table) table.add(content);
    else pieces.push(content);
  };
  const close = (name: string): void => {
    if (name === 'table') put(tables.pop()?.end() ?? '');
    else if (name === 'tr') tables.at(-1)?.closeRow();
    else if (name === 'td' || name === 'th') tables.at(-1)?.closeCell();
  };
  return {
    put,
    close,
    isFull: (): boolean => tables.length === DEEPEST_TABLES,
    open(name: string, { attributes, look: { ground }, isInHead }: Opened): void {
      if (name === 'table') tables.push(createHtmlTable());
      else if (name === 'tr') tables.at(-1)?.openRow(isInHead);
      else if (name === 'td' || name === 'th') {
        const spans = {
          columns: spanOf(attributes['colspan']),
          rows: spanOf(attributes['rowspan']),
        };
        tables.at(-1)?.openCell(spans, shadeOf(ground));
      }
    },
    end(): string {
      while (tables.length > 0) close('table');
      return pieces.join('');
    },
  };
}

function createPage(): Page {
  const open: Open[] = [];
  const body = createBody();
  let sheet: StyleSheet = new Map();
  let [skipped, tooDeep, styles] = [0, 0, ''];
  let [runs, isBlank, marker] = ['', true, ''];

  const isIn = (name: string): boolean => open.some((one) => one.name === name);

  const endParagraph = (): void => {
    if (!isBlank) {
      const title = open.findLast(({ name }) => /^h[1-6]$/.test(name))?.name;
      body.put(paragraphOf(marker + runs, title === undefined ? null : Number(title[1])));
      marker = '';
    }
    [runs, isBlank] = ['', true];
  };

  /** How letters look in the innermost element: what is nearer counts, but nothing shows what is hidden around it. */
  const lookHere = (): CssLook => {
    const look: CssLook = {};
    for (const one of open) {
      const isHidden = look.isHidden === true || one.look.isHidden === true;
      const isStruck = look.isStruck === true || one.look.isStruck === true;
      Object.assign(look, one.look, { isHidden, isStruck });
    }
    return look;
  };

  return {
    open(name, attributes) {
      if (skipped > 0 || SKIPPED.has(name)) skipped += 1;
      else if (open.length === DEEPEST || (name === 'table' && body.isFull())) tooDeep += 1;
      else {
        if (BLOCKS.has(name)) endParagraph();
        const look = lookOf(name, attributes, sheet);
        if (name === 'li')
          marker = markerOf(
            open.flatMap(({ list }) => list ?? []),
            attributes,
          );
        open.push({ name, look, ...listOf(name, attributes) });
        body.open(name, { attributes, look, isInHead: isIn('thead') });
        if (name === 'br') runs += '<w:r><w:br/></w:r>';
      }
    },
    close(name) {
      if (name === 'style') sheet = readStyleSheet(styles);
      if (skipped > 0) skipped -= 1;
      else if (open.at(-1)?.name === name) {
        if (BLOCKS.has(name)) endParagraph();
        if (name === 'li') marker = '';
        open.pop();
        body.close(name);
      } else if (tooDeep > 0) tooDeep -= 1;
    },
    add(text) {
      if (skipped > 0) {
        if (styles.length < MOST_STYLES) styles += text;
        return;
      }
      const lines = isIn('pre') ? text.split(/\r?\n/) : [text];
      for (const [at, line] of lines.entries()) {
        if (at > 0) runs += '<w:r><w:br/></w:r>';
        const said = line.replace(/[ \t\r\n\f]+/g, ' ');
        if (said.trim() === '' && isBlank) continue;
        isBlank = false;
        runs += runOf(said, propertiesOf(lookHere()));
      }
    },
    end() {
      endParagraph();
      return body.end();
    },
  };
}

const MOST_STYLES = 100_000;

function lookOf(name: string, attributes: Attributes, sheet: StyleSheet): CssLook {
  const { class: classes = '', id, style = '', bgcolor, color, hidden } = attributes;
  const named = [`.`, `${name}.`].flatMap((before) =>
    classes.split(/\s+/).map((one) => before + one.toLowerCase()),
  );
  const rules = [name, ...named, `#${id?.toLowerCase()}`].map((one) => sheet.get(one) ?? '');
  const ground = bgcolor === undefined ? undefined : (cssColour(bgcolor) ?? 'unknown');
  const colour = name === 'font' && color !== undefined ? cssColour(color) : undefined;
  return {
    ...LOOKS[name],
    ...(ground !== undefined && { ground }),
    ...(colour !== undefined && { colour }),
    ...(hidden !== undefined && { isHidden: true }),
    ...cssLook([...rules, style].join(';')),
  };
}

const shadeOf = (ground: string | undefined): string =>
  ground === undefined || ground === 'unknown' ? '' : `<w:shd w:val="clear" w:fill="${ground}"/>`;

/** Letters on a ground that nobody knows are seen, whatever their colour. */
function propertiesOf(look: CssLook): string {
  const { isHidden, isStruck, isBold, isRaised, size, colour, ground } = look;
  return [
    isBold && '<w:b/>',
    isStruck && '<w:strike/>',
    isHidden && '<w:vanish/>',
    colour !== undefined && ground !== 'unknown' && `<w:color w:val="${colour}"/>`,
    size !== undefined && `<w:sz w:val="${size}"/>`,
    colour !== undefined && shadeOf(ground),
    isRaised && '<w:vertAlign w:val="superscript"/>',
  ]
    .filter((property) => typeof property === 'string')
    .join('');
}

const spanOf = (value = '1'): number => (/^\s*\d{1,4}\s*$/.test(value) ? Number(value) : 1);

function listOf(name: string, { start = '1', type = '1' }: Attributes): Pick<Open, 'list'> {
  if (name === 'ul' || name === 'menu') return { list: { next: 0, format: 'bullet' } };
  if (name !== 'ol') return {};
  return { list: { next: Number.parseInt(start, 10) || 1, format: FORMATS[type] ?? 'decimal' } };
}

/** `lists`: those that it stands in, the outermost first. */
function markerOf(lists: readonly NonNullable<Open['list']>[], { value }: Attributes): string {
  const list = lists.at(-1);
  if (!list || list.format === 'bullet') {
    return runOf(numberSign(bulletOf(Math.max(0, lists.length - 1))));
  }
  const number = Number.parseInt(value ?? '', 10) || list.next;
  list.next = number + 1;
  return runOf(numberSign(`${writtenNumber(number, list.format)}.`));
}
