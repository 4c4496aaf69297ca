import type { ManualText, Said } from '../findings/manual-part';
import { phrasesIn } from '../findings/sentences';
import { mentionOf, type Mention } from './mention';
import { stateOf } from './states';

const ABOUT_CODES = /(?<!\p{L})c[oó]digos?(?!\p{L})/iu;
const IS_CODE = /^\p{Lu}{1,3}[- ]?\d{1,3}$/u;
/** "W1: falta un mantenimiento". */
const CODE = /^(\p{Lu}{1,3}[- ]?\d{1,3}):\s(.+)$/su;

/** What a display shows of a fault is no light of the catalogue, whatever its fault is about. */
export const isCode = (name: string): boolean => IS_CODE.test(name);

function codeIn(clause: string, said: Said): Mention[] {
  const [, name = '', about = ''] = CODE.exec(clause) ?? [];
  if (name === '') return [];
  const code = { name, catalogue: null, isMessage: true, colours: [], isListed: true, asks: true };
  return [mentionOf(code, stateOf(about), [about], said)];
}

/** The codes that texts below a title of codes explain, each in a clause of its own. */
export const codesIn = ({ titles, said }: ManualText): Mention[] =>
  ABOUT_CODES.test(titles.at(-1) ?? '')
    ? said.flatMap((one) => phrasesIn(one.text).flatMap((clause) => codeIn(clause, one)))
    : [];
