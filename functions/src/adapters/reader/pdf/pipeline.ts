import type { ReadPage } from '../../../domain/document/read-page';
import { blocks } from './blocks/blocks';
import { furniture, REACH } from './furniture/furniture';
import { glyphs } from './glyphs/glyphs';
import { headings } from './headings/headings';
import { order } from './order/order';
import { tables } from './tables/tables';
import type {
  BlockPage,
  BodyPage,
  GlyphPage,
  OrderedPage,
  PdfDocument,
  TablePage,
  VisiblePage,
  WordPage,
} from './types';
import { visible } from './visible/visible';
import { words } from './words/words';

/** Takes pages one by one, in their order, and hands each on; it may look at some before it does. */
type Stage<In, Out> = {
  name: string;
  run(pages: Iterable<In>, document: PdfDocument): Iterable<Out>;
};

/** Of what is told by a page alone. */
const each = <In, Out>(read: (page: In, document: PdfDocument) => Out) =>
  function* (pages: Iterable<In>, document: PdfDocument): Generator<Out, void> {
    for (const page of pages) yield read(page, document);
  };

type Stages = [
  Stage<number, GlyphPage>,
  Stage<GlyphPage, VisiblePage>,
  Stage<VisiblePage, WordPage>,
  Stage<WordPage, TablePage>,
  Stage<TablePage, OrderedPage>,
  Stage<OrderedPage, BlockPage>,
  Stage<BlockPage, BodyPage>,
  Stage<BodyPage, ReadPage>,
];

/** How a page is read. Each stage has a folder of its name, and what it hands on is a type of `types.ts`. */
export const STAGES: Stages = [
  { name: 'glyphs', run: glyphs },
  { name: 'visible', run: each(visible) },
  { name: 'words', run: each(words) },
  { name: 'tables', run: each(tables) },
  { name: 'order', run: each(order) },
  { name: 'blocks', run: each(blocks) },
  { name: 'furniture', run: furniture },
  { name: 'headings', run: headings },
];

/** Pages from one (from 0) to before another. */
export type PageRange = { from: number; to: number };

/** Reads pages one at a time, as they are asked for; those around them are looked at, too: they tell what is repeated. */
export function* readPages(
  document: PdfDocument,
  { from, to }: PageRange,
): Generator<ReadPage, void> {
  if (from >= to) return;
  const all = numbersFrom(Math.max(0, from - REACH), Math.min(document.pageCount, to + REACH));
  const stages: readonly Stage<unknown, unknown>[] = STAGES;
  const read = stages.reduce<Iterable<unknown>>((pages, stage) => stage.run(pages, document), all);
  for (const page of read as Iterable<ReadPage>) {
    const number = page.number ?? 0;
    if (number > from) yield page;
    if (number === to) return;
  }
}

const numbersFrom = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);
