import { trimSpan, type Span } from '../../chunking/sentences';

export type Meaning = { text: string; span: Span };

/** "I: Inspeccionar y ajustar. R = Reemplazar", "● – cambiar": a mark and what it means, on one line with others or not. */
const MEANING =
  /(?<=^|[.;,|(]\s|\n)(\p{Lu}{1,2}|[^\p{L}\p{N}\s.,;:=()"'«»“”¿?¡!%/-])[^\S\n]*[:=–—-][^\S\n]*(?=(\p{L}[^.;|\n)]{2,80}))/gu;

/** What the marks of a plan mean, as its own passage says. */
export function meaningsIn(content: string): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  for (const found of content.matchAll(MEANING)) {
    const [whole, mark = '', said = ''] = found;
    // A second mark on the line is no meaning of the first one.
    const [text = ''] = said.split(/,\s(?=\p{Lu}{1,2}\s?[:=–—-])/u);
    const end = found.index + whole.length + text.length;
    const span = trimSpan(content, { start: found.index, end });
    if (!meanings.has(mark)) meanings.set(mark, { text: text.trim(), span });
  }
  return meanings;
}
