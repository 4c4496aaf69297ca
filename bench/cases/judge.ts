import type { Answered, Ask } from '../answerer';
import type { Asked, Expected, Pattern } from './expected';
import type { CaseRead } from './reading';

function regExpOf(pattern: Pattern): RegExp {
  const [, flags = '', source = ''] = /^(?:\(\?([im])\))?([^]*)$/.exec(pattern) ?? [];
  return new RegExp(source, flags);
}

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
};

/** What a text lacks of what it must say, and what it says of what it must not. */
function faultsOf(
  text: string,
  { mustMatch = [], mustNot = [] }: Pick<Expected, 'mustMatch' | 'mustNot'>,
): string[] {
  return [
    ...mustMatch.filter((want) => !regExpOf(want).test(text)).map((want) => `lacks ${short(want)}`),
    ...mustNot.flatMap((forbidden) => {
      const found = regExpOf(forbidden).exec(text);
      return found ? [`holds "${short(found[0])}"`] : [];
    }),
  ];
}

/** What an answer lacks, says that it must not, or cites that it should not. */
export const faultsOfAnswer = (
  asked: Asked,
  { response, pages, confidence }: Pick<Answered, 'response' | 'pages' | 'confidence'>,
): string[] => [
  ...faultsOf(response, asked),
  ...(asked.page !== undefined && pages[0] !== asked.page
    ? [`cites ${pages[0] ?? 'no page'}`]
    : []),
  ...(asked.notHigh && confidence === 'high' ? ['is told as sure'] : []),
];

async function faultsOfAsking(ask: Ask, asked: Asked): Promise<string[]> {
  const before = process.cpuUsage();
  const answered = await ask(asked.question);
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  const faults = faultsOfAnswer(asked, answered);
  if (seconds > (asked.mostSeconds ?? Infinity)) {
    faults.push(`took ${seconds.toFixed(2)} s of a core`);
  }
  if (faults.length === 0) return [];
  return [`"${asked.question}" → "${short(answered.response)}": ${faults.join(', ')}`];
}

function isTold({ orToldAs }: Expected, { told, unread }: CaseRead): boolean {
  if (orToldAs === undefined || told === null) return false;
  return typeof orToldAs === 'string'
    ? regExpOf(orToldAs).test(told)
    : orToldAs.unread.every((page) => unread.includes(page));
}

/**
 * Judges a file as it was read, and what is answered from it, by what is expected of it; `got`: what is missing or should
 * not be there, or that all is as it should be.
 */
export async function judge(expected: Expected, read: CaseRead) {
  if (isTold(expected, read)) return { isRight: true, got: `told: ${short(read.told ?? '')}` };
  if (!read.ask) return { isRight: false, got: `refused: ${short(read.told ?? '')}` };
  const { page, reference } = expected;
  const pages =
    page === undefined ? read.pages : read.pages.filter(({ number }) => number === page);
  const text = pages.map((one) => [one.text, ...one.rows].join('\n')).join('\n\n');
  const faults = faultsOf(text, expected);
  if (reference && !pages.some((one) => regExpOf(reference).test(one.reference))) {
    faults.push(`is shown as "${pages[0]?.reference ?? ''}"`);
  }
  if (expected.told && !regExpOf(expected.told).test(read.told ?? ''))
    faults.push(`tells "${short(read.told ?? '')}"`);
  faults.push(...faultsOf(read.found, expected.found ?? {}).map((fault) => `found: ${fault}`));
  for (const asked of expected.questions ?? []) {
    faults.push(...(await faultsOfAsking(read.ask, asked)));
  }
  return { isRight: faults.length === 0, got: faults.join('; ') || 'as wanted' };
}
