/** What an expression that the checker finds slow is given to read: never so much that it matters. */
type Reviewed = { source: string; why: string };

/** Slower than linear, and looked at: whoever changes one of them looks again. */
export const REVIEWED: readonly Reviewed[] = [];

/** Expressions that modules build only while they work: by their file, one of the longest that it builds. */
export const BUILT_AT_WORK: Readonly<Record<string, { source: string; flags: string }[]>> = {
  'functions/src/domain/answering/asked-code.ts': [
    { source: '(?<![\\p{L}\\d])abc[- ]?1234(?![\\p{L}\\d])', flags: 'u' },
  ],
  // A constant of the module, recorded with other flags when it is loaded.
  'functions/src/domain/answering/other-version.ts': [],
  'functions/src/adapters/reader/docx/numbering.ts': [
    { source: '<w:numFmt(?=[\\s/>])[^<>]*?w:val="([^"<>]*)"', flags: '' },
    { source: '<w:abstractNum(?=\\s)', flags: '' },
  ],
  'functions/src/adapters/reader/docx/styles.ts': [
    { source: '<w:docDefaults(?=[\\s/>])[^<>]*>', flags: '' },
  ],
};
