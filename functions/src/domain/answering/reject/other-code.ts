import { plainWords } from '../../spanish/plain-words';

/** "E10", "H7", "F18", "DOT 4": letters that name a kind, and the figure of one of it. */
const CODE = /(?<![\p{L}\d])(?:([a-z]{1,3})-?|(dot) )(\d{1,3})(?![\p{L}\d]|[.,]\d)/gu;

const codesIn = (plain: string): Map<string, Set<string>> => {
  const codes = new Map<string, Set<string>>();
  for (const [, letters, spaced, digits = ''] of plain.matchAll(CODE)) {
    const kind = letters ?? spaced ?? '';
    codes.set(kind, (codes.get(kind) ?? new Set()).add(digits));
  }
  return codes;
};

/** Whether a text names another code of a kind than the question ("E85" for "E10"), and none of its own. */
export function namesOtherCode({ plain }: { plain: string }): (text: string) => boolean {
  const asked = codesIn(plain);
  return (text) => {
    if (asked.size === 0) return false;
    const said = codesIn(plainWords(text));
    return [...asked].some(([kind, own]) => {
      const named = said.get(kind);
      return named !== undefined && ![...named].some((one) => own.has(one));
    });
  };
}
