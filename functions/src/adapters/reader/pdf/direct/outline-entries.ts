import { DEEPEST, MOST_ENTRIES, plainTitle, type OutlineEntry } from '../outline-entry';
import { treeEntries } from './name-tree';
import type { PageObject } from './pages';
import type { PdfFile } from './pdf-file';
import { textOfString } from './text-string';
import { isRef, isString, type Dict, type Value } from './values';

type Document = { file: PdfFile; catalog: Dict; pages: readonly PageObject[] };

/** The outline by page index, each page's entries in the order of the outline. */
export function outlineOf({ file, catalog, pages }: Document): Map<number, OutlineEntry[]> {
  const byPage = new Map<number, OutlineEntry[]>();
  const indexOf = new Map(pages.map(({ number }, index) => [number, index]));
  const named = namedPlaces(file, catalog);
  const seen = new Set<Dict>();

  const placeOf = (target: Value): Value[] | null => {
    const found = file.resolve(target);
    const name = isString(found) ? found.bytes : found;
    const place = typeof name === 'string' ? file.resolve(named().get(name)) : found;
    return file.array(file.dict(place)?.get('D') ?? place);
  };
  const add = (item: Dict, depth: number): void => {
    const place = placeOf(item.get('Dest') ?? actionTarget(file, item));
    const written = file.resolve(item.get('Title'));
    const title = plainTitle(isString(written) ? textOfString(written.bytes) : '');
    const [page, kind, , top] = place ?? [];
    const index = isRef(page) ? indexOf.get(page.object) : page;
    if (title === '' || typeof index !== 'number' || !pages[index]) return;
    const y = kind === 'XYZ' ? file.number(top) : null;
    byPage.set(index, [...(byPage.get(index) ?? []), { title, depth, y }]);
  };
  const visit = (first: Value | undefined, depth: number): void => {
    let item = file.dict(first);
    while (item && !seen.has(item) && seen.size < MOST_ENTRIES) {
      seen.add(item);
      add(item, depth);
      if (depth < DEEPEST) visit(item.get('First'), depth + 1);
      item = file.dict(item.get('Next'));
    }
  };
  visit(file.dict(catalog.get('Outlines'))?.get('First'), 1);
  return byPage;
}

function actionTarget(file: PdfFile, item: Dict): Value {
  const action = file.dict(item.get('A'));
  return action?.get('S') === 'GoTo' ? (action.get('D') ?? null) : null;
}

/** Places in the document by name; looked through when the first name is asked for. */
function namedPlaces(file: PdfFile, catalog: Dict): () => Map<string | number, Value> {
  let places: Map<string | number, Value> | undefined;
  return () =>
    (places ??= new Map([
      ...(file.dict(catalog.get('Dests')) ?? []),
      ...treeEntries(file, file.dict(catalog.get('Names'))?.get('Dests')),
    ]));
}
