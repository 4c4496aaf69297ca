import { raiseDigits } from '../raised-digits';

const TAG = /<(\/?)m:([A-Za-z]+)(?=[\s/>])[^<>]*>/g;
const ONE_NAME = /^[\p{L}\p{N}.,]*$/u;

const grouped = (text: string): string => (ONE_NAME.test(text) ? text : `(${text})`);

/** What a part of a formula is on one line. */
const WRITTEN: Record<string, (text: string) => string> = {
  num: (text) => `${grouped(text)}/`,
  den: grouped,
  sup: (text) => (/^\d*$/.test(text) ? raiseDigits(text) : `^${grouped(text)}`),
  rad: (text) => `√${grouped(text)}`,
};

/** The lean XML of a part with its formulas as text of one line: mammoth leaves them out. */
export function withFormulas(xml: string): string {
  let shown = '';
  let from = 0;
  /** The open elements of a formula, the innermost one last. */
  const open: { name: string; text: string }[] = [];
  for (const { 0: tag, 1: slash, 2: name = '', index } of xml.matchAll(TAG)) {
    if (open.length === 0 && (name !== 'oMath' || slash !== '')) continue;
    const last = open.at(-1);
    if (last === undefined) shown += xml.slice(from, index);
    else if (last.name === 't') last.text += xml.slice(from, index);
    from = index + tag.length;
    if (slash === '') {
      if (!tag.endsWith('/>')) open.push({ name, text: '' });
      continue;
    }
    const closed = open.pop();
    const outer = open.at(-1);
    if (!closed) continue;
    const text = WRITTEN[closed.name]?.(closed.text) ?? closed.text;
    if (outer) outer.text += text;
    else shown += `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
  }
  return shown + xml.slice(from);
}
