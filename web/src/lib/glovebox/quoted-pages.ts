import { unitKeyText, type Quote, type SearchResponse } from '@contract';
import { citedPages } from '../cited-pages';

/** A page, and the units of it that links ask to have marked, as they travel in addresses. */
export type QuotedPage = { manual: number; page: number; units: Set<string> };

const isQuote = (value: object): value is Quote =>
  'page' in value && 'unit' in value && 'hash' in value;

/** The manual that a part of an answer speaks of: named in it, or around it. */
function manualOf(value: object, around: number | null): number | null {
  if ('manual' in value && value.manual && typeof value.manual === 'object') {
    return manualOf(value.manual, around);
  }
  return 'manualId' in value && typeof value.manualId === 'number' ? value.manualId : around;
}

function* quotesIn(value: unknown, around: number | null): Generator<[manual: number, Quote]> {
  if (value === null || typeof value !== 'object') return;
  const manual = manualOf(value, around);
  if (isQuote(value) && manual !== null) yield [manual, value];
  else for (const part of Object.values(value)) yield* quotesIn(part, manual);
}

/** The pages that quotations lead to, each once, in the order in which they are first named. */
export class QuotedPages {
  readonly #pages = new Map<string, QuotedPage>();

  /** Of an answer to a question. */
  addAnswer(answer: SearchResponse): void {
    for (const { manual, page, marks } of citedPages(answer)) {
      this.#add(manual, page, marks.split(','));
    }
  }

  /** Of what a part of the vehicle's page shows: wherever a quotation stands in it. */
  addPart(part: unknown): void {
    for (const [manual, { page, unit, hash }] of quotesIn(part, null)) {
      this.#add(manual, page, [unitKeyText({ id: unit, hash })]);
    }
  }

  all = (): QuotedPage[] => [...this.#pages.values()];

  #add(manual: number, page: number, units: readonly string[]): void {
    const key = `${manual}/${page}`;
    const known = this.#pages.get(key) ?? { manual, page, units: new Set<string>() };
    for (const unit of units) if (unit !== '') known.units.add(unit);
    this.#pages.set(key, known);
  }
}
