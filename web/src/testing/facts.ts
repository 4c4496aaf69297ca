import type { FactSheet, QuotedManual, SheetFact } from '@contract';

/** The pressure of the front tyres, unless it is told otherwise. */
export const aFact = (change: Partial<SheetFact>): SheetFact => ({
  ...{ kind: 'tyre-pressure', of: 'Delante', value: '2,2', unit: 'bar', alsoIn: [] },
  ...{ condition: '', engine: '', engines: [], alsoAt: [], check: null, own: null },
  quote: { text: '', page: 1, pageReference: 'p. 1', unit: '1-1-1', hash: 'a' },
  ...change,
  id: change.id ?? JSON.stringify(change),
});

const manual = (manualId: number): QuotedManual => ({
  ...{ manualId, originalFilename: `${manualId}.pdf`, revision: 1, hasPages: true },
});

/** What these manuals say, the newest first. */
export const sheetOf = (...manuals: SheetFact[][]): FactSheet => ({
  ...{ vehicleId: 1, engines: [], engine: null, missing: [], kept: [] },
  manuals: manuals.map((facts, at) => ({ manual: manual(9 - at), facts, waiting: 0 })),
});

export const pressure = (of: string, condition: string, value: string) =>
  aFact({ of, condition, value });
