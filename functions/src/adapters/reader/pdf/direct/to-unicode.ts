import { NotDirect } from './values';

const SECTION = /begin(bfchar|bfrange)\b([^]*?)\bend\1/g;
const TOKEN = /<([0-9a-fA-F\s]*)>|\[([^\]]*)\]/g;
const HEX = /<([0-9a-fA-F\s]*)>/g;
/** A map of more codes is no font's. */
const MOST_CODES = 70_000;

/** What the codes of a font say, as the map that a PDF gives with it has it. */
export function readToUnicode(map: string): Map<number, string> {
  const texts = new Map<number, string>();
  for (const [, kind, body = ''] of map.matchAll(SECTION)) {
    const tokens = [...body.matchAll(TOKEN)];
    const step = kind === 'bfchar' ? 2 : 3;
    for (let at = 0; at + step <= tokens.length; at += step) {
      const [first, last, target] = tokens.slice(at, at + step);
      if (step === 2) texts.set(codeOf(first?.[1]), textOf(last?.[1]));
      else addRange(texts, { from: codeOf(first?.[1]), to: codeOf(last?.[1]), target });
    }
    if (texts.size > MOST_CODES) throw new NotDirect('map of characters');
  }
  return texts;
}

type Range = { from: number; to: number; target: RegExpMatchArray | undefined };

function addRange(texts: Map<number, string>, { from, to, target }: Range): void {
  if (!(to - from < MOST_CODES)) throw new NotDirect('map of characters');
  const list = target?.[2] === undefined ? null : [...target[2].matchAll(HEX)];
  const first = list ? '' : textOf(target?.[1]);
  const last = first.charCodeAt(first.length - 1);
  for (let code = from; code <= to; code += 1) {
    if (list) {
      const text = list[code - from]?.[1];
      if (text !== undefined) texts.set(code, textOf(text));
    } else texts.set(code, first.slice(0, -1) + String.fromCharCode(last + code - from));
  }
}

const codeOf = (hex: string | undefined): number => {
  const code = parseInt((hex ?? '').replace(/\s/g, ''), 16);
  if (Number.isNaN(code)) throw new NotDirect('map of characters');
  return code;
};

/** UTF-16, the first byte first. */
function textOf(hex: string | undefined): string {
  const digits = (hex ?? '').replace(/\s/g, '');
  if (digits.length <= 4) return String.fromCharCode(parseInt(digits || '0', 16));
  return (digits.match(/.{4}/g) ?? [])
    .map((unit) => String.fromCharCode(parseInt(unit, 16)))
    .join('');
}
