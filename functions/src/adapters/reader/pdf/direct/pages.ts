import type { Box } from '../page-content';
import type { PdfFile } from './pdf-file';
import { isRef, NotDirect, type Dict, type Value } from './values';

export type PageObject = {
  dict: Dict;
  /** Null where the page is not an object of its own: nothing can point to it. */
  number: number | null;
  resources: Dict;
  /** What is seen of the page. */
  box: Box;
  /** Not turned, and with something to see. */
  isUpright: boolean;
};

const LETTER: Box = { left: 0, bottom: 0, right: 612, top: 792 };
const DEEPEST = 40;
const MOST_PAGES = 100_000;
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

/** All pages in order. */
export function pagesOf(file: PdfFile, catalog: Dict): PageObject[] {
  const pages: PageObject[] = [];
  const visit = (node: Value | undefined, above: Dict, depth: number): void => {
    const dict = file.dict(node);
    if (!dict || depth > DEEPEST || pages.length > MOST_PAGES) throw new NotDirect('pages');
    const known: Dict = new Map(above);
    for (const name of INHERITED) {
      const value = dict.get(name);
      if (value !== undefined) known.set(name, value);
    }
    const kids = file.array(dict.get('Kids'));
    if (!kids) pages.push(pageOf(file, { dict, known, number: isRef(node) ? node.object : null }));
    else for (const kid of kids) visit(kid, known, depth + 1);
  };
  const root = catalog.get('Pages');
  visit(root, new Map(), 0);
  if (pages.length === 0 || file.number(file.dict(root)?.get('Count')) !== pages.length) {
    throw new NotDirect('count of pages');
  }
  return pages;
}

type Node = { dict: Dict; known: Dict; number: number | null };

function pageOf(file: PdfFile, { dict, known, number }: Node): PageObject {
  const media = boxOf(file, known.get('MediaBox')) ?? LETTER;
  const crop = boxOf(file, known.get('CropBox')) ?? media;
  const box = {
    left: Math.max(media.left, crop.left),
    bottom: Math.max(media.bottom, crop.bottom),
    right: Math.min(media.right, crop.right),
    top: Math.min(media.top, crop.top),
  };
  const isSeen = box.left < box.right && box.bottom < box.top;
  return {
    dict,
    number,
    resources: file.dict(known.get('Resources')) ?? new Map<string, Value>(),
    box,
    isUpright: isSeen && (file.number(known.get('Rotate')) ?? 0) % 360 === 0,
  };
}

function boxOf(file: PdfFile, value: Value | undefined): Box | null {
  const numbers = file.array(value)?.map((one) => file.number(one));
  const [x0, y0, x1, y1] = numbers ?? [];
  if (x0 == null || y0 == null || x1 == null || y1 == null) return null;
  return {
    left: Math.min(x0, x1),
    bottom: Math.min(y0, y1),
    right: Math.max(x0, x1),
    top: Math.max(y0, y1),
  };
}
