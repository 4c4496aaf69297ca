/** What an expression that the checker finds slow is given to read: never so much that it matters. */
type Reviewed = { source: string; why: string };

/** Slower than linear, and looked at: whoever changes one of them looks again. */
export const REVIEWED: readonly Reviewed[] = [
  {
    source:
      '^\\P{N}*\\p{L}\\P{N}*(?:\\p{N}{1,2}[.\\s]\\P{N}+)?[\\s.…,·⋅]+(\\d{1,3})(?:\\s?[,;-]\\s?\\d{1,3})*$',
    why: 'directory.ts: lines of at most 200 characters',
  },
  {
    source: '(?<=\\S\\s)(?:\\d{1,3}\\)\\s*)+$',
    why: 'numbered-warnings.ts: one line of a passage, at most 2,000 characters take 5 ms',
  },
  {
    source: '\\s\\(.*\\)$',
    why: 'table-header.ts: one cell of a passage, at most 2,000 characters take 5 ms',
  },
  { source: '\\S*$', why: 'sentences.ts: at most the length of a marker' },
  {
    source: '^(#{1,6})\\s+(.+?)\\s*#*$',
    why: 'line-kind.ts: lines of at most 90 characters',
  },
  {
    source: '^\\p{L}.*?[\\s,\\t]\\d{1,4}(?:-\\d{1,4})?(?:, ?\\d{1,4}(?:-\\d{1,4})?)*$',
    why: 'contents-page.ts: the last 200 characters of a line',
  },
  {
    source: '^(?:p[áa]g(?:ina|\\.)?\\s*)?[-–—|[(\\s]+|^p[áa]g(?:ina|\\.)?\\s*|[-–—|\\])\\s]+$',
    why: 'page-numbers.ts: lines of at most 160 characters',
  },
];

/** Expressions that modules build only while they work: by their file, one of the longest that it builds. */
export const BUILT_AT_WORK: Readonly<Record<string, { source: string; flags: string }[]>> = {
  'functions/src/domain/answering/asked/code.ts': [
    { source: '(?<![\\p{L}\\d])abc[- ]?1234(?![\\p{L}\\d])', flags: 'u' },
  ],
  // A constant of the module, recorded with other flags when it is loaded.
  'functions/src/domain/answering/reject/other-version.ts': [],
  'functions/src/adapters/reader/docx/numbering.ts': [
    { source: '<w:numFmt(?=[\\s/>])[^<>]*?w:val="([^"<>]*)"', flags: '' },
    { source: '<w:abstractNum(?=\\s)', flags: '' },
  ],
  'functions/src/adapters/reader/docx/chunks/html-in-mime.ts': [
    {
      source: ';\\s{0,80}boundary\\s{0,9}=\\s{0,9}(?:"([^"]{0,200})"|([^\\s;]{1,200}))',
      flags: 'i',
    },
  ],
  'functions/src/adapters/reader/docx/styles.ts': [
    { source: '<w:docDefaults(?=[\\s/>])[^<>]*>', flags: '' },
  ],
};
