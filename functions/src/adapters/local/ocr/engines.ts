import type { Page, Worker } from 'tesseract.js';
import type { Picture } from '../../reader/protocol';

/** Fully automatic page segmentation: without it, columns are read across. */
const AUTOMATIC = '3';
/** One block of lines: with the automatic one, the right end of a list becomes a column of its own, or is lost. */
const LINES = '6';
/** Only the engine of neural networks: OEM.LSTM_ONLY. */
const LSTM_ONLY = 1;

type EngineOptions = {
  /** Folder that holds `spa.traineddata.gz`; nothing is downloaded. */
  languageFolder: string;
  /** Longest time for a page. */
  pageMs: number;
};

/** Recognises pictures, each engine one at a time in a thread of its own; the others wait. */
export type Engines = {
  /**
   * Null when the page takes too long, or breaks the engine. `isList`: what stands in a line belongs together, however
   * far apart.
   */
  recognise(picture: Picture, isList: boolean): Promise<Page | null>;
  close(): Promise<void>;
};

export function openEngines(count: number, options: EngineOptions): Engines {
  const lanes = Array.from({ length: count }, () => openLane(options));
  const idle = [...lanes];
  const waiting: ((lane: Lane) => void)[] = [];
  return {
    async recognise(picture, isList) {
      const lane = idle.pop() ?? (await new Promise<Lane>((resolve) => waiting.push(resolve)));
      try {
        return await lane.recognise(picture, isList);
      } finally {
        const next = waiting.shift();
        if (next) next(lane);
        else idle.push(lane);
      }
    },
    async close() {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

type Lane = Engines;

/** One engine, started with its first picture and again after one that broke it. */
function openLane(options: EngineOptions): Lane {
  let engine: Promise<Worker> | null = null;
  async function close(): Promise<void> {
    const ending = engine;
    engine = null;
    await (await ending)?.terminate();
  }
  return {
    close,
    async recognise(picture, isList) {
      const worker = await (engine ??= startEngine(options));
      let timer: NodeJS.Timeout | undefined;
      const deadline = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), options.pageMs);
      });
      const output = { text: false, blocks: true };
      const parameters: Record<string, string> = {
        user_defined_dpi: String(picture.dpi),
        tessedit_pageseg_mode: isList ? LINES : AUTOMATIC,
      };
      await worker.setParameters(parameters);
      const reading = worker.recognize(imageFileOf(picture), {}, output).then(
        ({ data }) => data,
        () => null,
      );
      const page = await Promise.race([reading, deadline]);
      clearTimeout(timer);
      if (page === null) await close();
      return page;
    },
  };
}

async function startEngine({ languageFolder }: EngineOptions): Promise<Worker> {
  const { createWorker } = await import('tesseract.js');
  return createWorker('spa', LSTM_ONLY, {
    langPath: languageFolder,
    cacheMethod: 'none',
    gzip: true,
    // Without it, the package throws what a caller has handled already.
    errorHandler: () => undefined,
  });
}

/** A portable graymap (PGM), which needs no compression. */
const imageFileOf = ({ width, height, gray }: Picture): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), gray]);
