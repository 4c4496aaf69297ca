/** "A" of "A delantero, B trasero": a letter that begins an entry, and what it stands for. */
const ENTRY = /(?:^|[:;,.(]\s*)([A-Z])[:.)=]?\s+(?=\p{Ll})/gu;

const CAPTION = /^fig(?:ura|\.)\s*\d/iu;

/** Whether words say nothing without the figure they stand beside: its caption, or what its letters name. */
export function needsFigure(text: string): boolean {
  const letters = [...text.matchAll(ENTRY)].map(([, letter]) => letter).join('');
  return CAPTION.test(text.trim()) || letters.startsWith('AB');
}
