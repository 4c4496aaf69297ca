import { unitKeyText, type Quote, type SearchResponse } from '@contract';
import { citedPages } from '../cited-pages';

type QuotedPage = {
  manual: number;
  page: number;
  /** What of it links ask to have marked, as it travels in addresses. */
  units: Set<string>;
  /** Whether it is to be seen as it is printed, too. */
  isPictured: boolean;
};

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
      this.#add({ manual, page }, marks.split(','), true);
    }
  }

  /** Of what a part of the vehicle's page shows: wherever a quotation stands in it. */
  addPart(part: unknown, isPictured: boolean): void {
    for (const [manual, { page, unit, hash }] of quotesIn(part, null)) {
      this.#add({ manual, page }, [unitKeyText({ id: unit, hash })], isPictured);
    }
  }

  all = (): QuotedPage[] => [...this.#pages.values()];

  #add(place: Pick<QuotedPage, 'manual' | 'page'>, units: string[], isPictured: boolean): void {
    const key = `${place.manual}/${place.page}`;
    const known = this.#pages.get(key);
    const all = new Set([...(known?.units ?? []), ...units.filter((unit) => unit !== '')]);
    const isSeen = isPictured || (known?.isPictured ?? false);
    this.#pages.set(key, { ...place, units: all, isPictured: isSeen });
  }
}
