import type { Ocr, RecognisedPage, RecognisedPages } from '../domain/ocr-ports';

type Place = { uid: string; manualId: number; sha256: string };

/** The same OCR for one file, which keeps each page that it reads, and reads none that a worker before kept. */
export function resumable(
  ocr: Ocr,
  recognised: Pick<RecognisedPages, 'load' | 'save'>,
  { uid, manualId, sha256 }: Place,
): Ocr {
  const { engine } = ocr;
  const source = { sha256, engine };
  let loading: Promise<RecognisedPage[]> | undefined;

  async function* read(path: string, numbers: readonly number[]): AsyncGenerator<RecognisedPage> {
    loading ??= recognised.load(uid, manualId, source);
    const kept = new Map((await loading).map((page) => [page.number, page]));
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
        await recognised.save(uid, manualId, source, next.value);
        yield next.value;
      }
    } finally {
      await fresh.return?.();
    }
  }
  return { engine, read };
}
