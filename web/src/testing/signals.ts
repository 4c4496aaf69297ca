import type { ManualSignals, Quote, Signal, SignalMeaning } from '@contract';

export const buildQuote = (text: string, page = 11): Quote => ({
  ...{ text, page, pageReference: `p. ${page}` },
  ...{ unit: `${page}-1-1`, hash: '0123456789abcdef' },
});

export function buildMeaning(text: string, change: Partial<SignalMeaning> = {}): SignalMeaning {
  const quote = buildQuote(text);
  return {
    ...{ blinks: null, severity: 'stop', decidedBy: 'words', mayGoOn: null, quotes: [quote] },
    deciding: { phrase: text, quote },
    ...change,
  };
}

export const buildSignal = (id: string, change: Partial<Signal> = {}): Signal => ({
  ...{ id, name: id, catalogue: id, isMessage: false, colours: ['red'] },
  meanings: [buildMeaning('Pare el motor.')],
  ...change,
});

export const buildManualSignals = (
  signals: Signal[] | null,
  manual: Partial<ManualSignals['manual']> = {},
): ManualSignals => ({
  manual: {
    ...{ manualId: 1, originalFilename: 'corolla-2021.pdf', revision: 1, hasPages: true },
    ...manual,
  },
  signals,
});
