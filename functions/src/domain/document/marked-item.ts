/** "1.", "3.2.1", "a)", "iv)", "•" before an item; no figure: "2.5 bar", "1.500 km". */
const MARK =
  /^(\d{1,2}(?:\.\d{1,2}){1,3}[.)]?(?=\s+["«“¿¡(]?\p{Lu})|\(?(?:\d{1,2}|[a-z]|[ivx]{2,4})[.)](?!\d)|[\p{Co}•·▪◦‣●○■□➢✓–—*+»►➤→❏❐❑❒☐◆✗✘✔-])\s*(?=\S)/u;

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** An item of a list as one line, without its number or bullet, and that as it is printed: empty for a remark among items. */
export function markedItem(item: string): { mark: string; text: string } {
  const text = oneLine(item);
  const [marked = '', mark = ''] = MARK.exec(text) ?? [];
  return { mark, text: text.slice(marked.length) };
}
