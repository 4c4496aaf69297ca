const instant = Date.parse('2022-03-01T09:00:00Z');

/** Runs `make` while the clock stands still: `docx` writes the present time into the archive and has no option for it. */
export async function withFixedClock<T>(make: () => Promise<T>): Promise<T> {
  const RealDate = globalThis.Date;
  class StoppedDate extends RealDate {
    constructor(...given: [] | [number | string]) {
      super(given[0] ?? instant);
    }

    static override now(): number {
      return instant;
    }
  }
  globalThis.Date = StoppedDate as DateConstructor;
  try {
    return await make();
  } finally {
    globalThis.Date = RealDate;
  }
}
