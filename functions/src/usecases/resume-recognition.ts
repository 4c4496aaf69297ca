import type { Ocr, RecognisedPage, RecognisedPages } from '../domain/ports/ocr';

type Place = { uid: string; manualId: number; sha256: string };

/** The pages of one file that this engine has recognised before; loaded when they are asked for first. */
function keptPages(
  { engine }: Pick<Ocr, 'engine'>,
  recognised: Pick<RecognisedPages, 'load'>,
  { uid, manualId, sha256 }: Place,
): () => Promise<Map<number, RecognisedPage>> {
  let loading: Promise<RecognisedPage[]> | undefined;
  return async () => {
    loading ??= recognised.load(uid, manualId, { sha256, engine });
    return new Map((await loading).map((page) => [page.number, page]));
  };
}

/** The same OCR for one file, which keeps each page that it reads, and reads none that was kept before. */
export function resumable(
  ocr: Ocr,
  recognised: Pick<RecognisedPages, 'load' | 'save'>,
  place: Place,
): Ocr {
  const { engine } = ocr;
  const { uid, manualId, sha256 } = place;
  const keptOf = keptPages(ocr, recognised, place);

  async function* read(path: string, numbers: readonly number[]): AsyncGenerator<RecognisedPage> {
    const kept = await keptOf();
    const missing = numbers.filter((number) => !kept.has(number));
    const fresh = ocr.read(path, missing)[Symbol.asyncIterator]();
    try {
      for (const number of numbers) {
        const known = kept.get(number);
        if (known) {
          yield known;
          continue;
        }
        const next = await fresh.next();
        if (next.done) return;
        await recognised.save(uid, manualId, { sha256, engine }, next.value);
        yield next.value;
      }
    } finally {
      await fresh.return?.();
    }
  }
  return { engine, read };
}

/** What this engine has recognised of one file before; it recognises nothing itself, and costs nothing. */
export function recalled(
  { engine }: Pick<Ocr, 'engine'>,
  recognised: Pick<RecognisedPages, 'load'>,
  place: Place,
): Ocr {
  const keptOf = keptPages({ engine }, recognised, place);
  return {
    engine,
    async *read(_path, numbers) {
      const kept = await keptOf();
      for (const number of numbers) yield kept.get(number) ?? { number, text: null };
    },
  };
}
