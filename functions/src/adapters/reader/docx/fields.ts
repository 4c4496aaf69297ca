import type { Lines } from './line-texts';
import { find, saysYes, valueOf, type WordElement } from './word-element';

/** `isCode`: its result does not begin before a mark parts them; `isForm`: it shows what was chosen instead. */
type Field = { isCode: boolean; isForm: boolean };

/** Keeps which fields are open in a paragraph: a field in the code of another one is never seen. */
export function createFields() {
  const openIn = new WeakMap<Lines, Field[]>();
  return {
    /** Takes a mark of a field, and tells what an old form field shows; else nothing. */
    take(mark: WordElement, lines: Lines): string {
      const open = openIn.get(lines) ?? [];
      openIn.set(lines, open);
      const type = mark.attributes['fldCharType'];
      const last = open.at(-1);
      if (type === 'separate' && last) last.isCode = false;
      if (type === 'end') open.pop();
      if (type !== 'begin') return '';
      const isSeen = open.every(({ isCode }) => !isCode);
      const chosen = chosenIn(find(mark, 'w:ffData'));
      open.push({ isCode: true, isForm: chosen !== '' });
      return isSeen ? chosen : '';
    },
    isHidden(lines: Lines): boolean {
      const open = openIn.get(lines) ?? [];
      return open.some(({ isCode, isForm }, at) => isForm || (isCode && at < open.length - 1));
    },
  };
}

/** The entry of a list that was chosen, or a box with or without its cross. */
function chosenIn(form: WordElement | undefined): string {
  const list = find(form, 'w:ddList');
  if (list) {
    const at = Number(valueOf(list, 'w:result') ?? valueOf(list, 'w:default') ?? 0);
    const entries = list.children.filter(({ name }) => name === 'w:listEntry');
    return entries[at]?.attributes['val'] ?? '';
  }
  const box = find(form, 'w:checkBox');
  if (!box) return '';
  const state = find(box, 'w:checked') ?? find(box, 'w:default');
  return state && saysYes(state.attributes) ? '☒' : '☐';
}
