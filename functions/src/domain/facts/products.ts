import type { FactKind } from '@contract';
import type { Candidate } from './candidate';
import { columnCondition, ofCell, type Cell, type Table } from './cells';
import { quantitiesIn } from '../quantity/quantities-in';
import type { Statement } from './sources';
import { NAMES, topicWithin, type Topic } from './topics';
import { folded, hasWord, trimmedOf } from './words';

const GRADE = /(?<![\p{L}\d]|\p{L}-)\d{1,2}w(?:\s?-?\s?\d{2})?(?![\p{L}\d-])/gu;
const NORM = new RegExp(hasWord('oil norms'), 'gu');
/** "norma VN 22", "norma Alcotán AM-2019": a maker's own. */
const OWN_NORM =
  /(?<=\bnormas? )(?!acea|api|ilsac|jaso)(?:\p{L}+ )?\p{L}{0,4}[ -]?\d+(?:[.-]\d+)*/gu;
const DOT =
  /(?<![\p{L}\d])dot ?[345](?:\.1)?(?: (?:o|u|y) dot ?[345](?:\.1)?)?(?: (?:de baja viscosidad )?\(?(?:clase|class) ?\d\)?| lv(?![\p{L}\d]))?/gu;

/** What a fluid is called, by topic: each pattern finds its values in folded text. */
const PRODUCTS: Partial<Record<Topic, readonly (readonly [FactKind, RegExp])[]>> = {
  oil: [
    ['oil-grade', GRADE],
    ['oil-norm', NORM],
    ['oil-norm', OWN_NORM],
  ],
  gear: [
    ['oil-grade', GRADE],
    ['oil-norm', NORM],
  ],
  brakes: [['brake-fluid', DOT]],
};

type Found = { kind: FactKind; value: string; start: number };

const productsIn = (text: string, plain: string, topic: Topic): Found[] =>
  (PRODUCTS[topic] ?? []).flatMap(([kind, pattern]) =>
    [...plain.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      ...{ kind, start: index },
      value: text.slice(index, index + length),
    })),
  );

const SUBSTITUTES = hasWord('substitutes');
const NORM_COLUMN = /^normas?$/u;
const PRODUCT_COLUMN = /producto|especificacion|^tipo$|^fluido$|refrigerante|liquido/u;

/** Grades, norms and products in tables. */
export const productsInTables = ({ cells }: Table): Candidate[] => cells.flatMap(productsOf);

function productsOf(cell: Cell): Candidate[] {
  const { own, topic, text, plain } = cell;
  if (!topic || topic === 'other') return [];
  const of = own === null ? NAMES[topic] : cell.label;
  const conditions = [...(own === null ? [cell.label] : []), columnCondition(cell)];
  const found = [...productsIn(text, plain, topic), ...columnProducts(cell, topic)];
  return found.map(({ kind, value, start }) => {
    const when = WHEN.exec(text.slice(start + value.length))?.[1] ?? '';
    const instead = SUBSTITUTES.exec(plain.slice(0, start));
    return ofCell(cell, {
      ...{ kind, of: of ?? cell.label, value, unit: '' },
      conditions: [...conditions, when, instead ? printedAt(text, instead) : ''],
    });
  });
}

const printedAt = (text: string, { index, 0: { length } }: RegExpExecArray): string =>
  text.slice(index, index + length);

/** "5W-30 si el uso es a velocidad alta": up to the next product. */
const WHEN =
  /^[^;,\d]*?\s((?:solo )?(?:si|cuando|en caso de|por debajo de|a partir de)\s[^;]{3,80})/iu;

/** What a column says by its name alone: "Norma", "Producto". */
function columnProducts(
  { text, plain, plainColumn, plainLabel, own }: Cell,
  topic: Topic,
): Found[] {
  const one = (kind: FactKind, value: string): Found[] => [{ kind, value, start: 0 }];
  const isNorm = NORM_COLUMN.test(plainColumn) || (own === null && NORM_COLUMN.test(plainLabel));
  if (topic === 'oil' && isNorm) {
    // A norm that is no more than one of those that are known by their names is found by them.
    const at = SUBSTITUTES.exec(plain)?.index ?? text.length;
    const value = trimmedOf(text.slice(0, at).split('(')[0] ?? '', ';,. ');
    return /\d/.test(value) && !folded(value).match(NORM) ? one('oil-norm', value) : [];
  }
  const isUnknown = topic === 'gear' && !plain.match(GRADE) && !plain.match(NORM);
  const isProduct = (topic === 'coolant' || isUnknown) && PRODUCT_COLUMN.test(plainColumn);
  const [volume] = quantitiesIn(text, { plain, kinds: ['volume'] });
  const product = volume?.start === 0 ? text.slice(volume.end).trim() : text;
  return isProduct &&
    /\p{L}{3}/u.test(product) &&
    !/^(?:tabla|ver|vea|vease|seccion|pagina|consulte)/u.test(folded(product))
    ? one(topic === 'coolant' ? 'coolant-type' : 'oil-norm', product)
    : [];
}

/** Some product or other: looked for first, being cheap. */
const MAY_NAME = /\dw|acea|api |ilsac|jaso|dot|gl-|atf|norma/u;
const USE = hasWord('use');
const TOPPING_UP = hasWord('topping up');
const NEGATED = hasWord('negates');
const FORBIDDEN = hasWord('forbidden');
const CONDITION =
  /^(?:si|cuando|por debajo|en zonas|con temperaturas?|para)\s[^,]{3,80}?(?=,|\s(?:puede|use|utilice|se recomienda|emplee))/iu;
/** Begins with what it speaks of: "Aceite 0W-20 ACEA C5", "DOT 4 de bote sin abrir", "Calidad mínima: API SN". */
const STATES = /^(?:aceite \d|dot \d|[^.,:]{2,40}: dot|liquido(?: de frenos)? dot|calidad minima)/u;

/** "El líquido de frenos es DOT 4": right before it. */
const IS = /(?<!\p{L})(?:es|lleva|usa) (?:de tipo )?[^,;:]{0,20}$/u;

/** Grades, norms and fluids in sentences that say to use them. */
export function productsInStatements({ text, plain, title, titles, said }: Statement): Candidate[] {
  if (!MAY_NAME.test(plain)) return [];
  const topic = topicWithin(plain, title);
  if (topic !== 'oil' && topic !== 'brakes' && topic !== 'gear') return [];
  if (TOPPING_UP.test(plain)) return [];
  const negated = NEGATED.exec(plain)?.index ?? plain.length;
  // "El 5W-30 aumenta el consumo y no debe usarse" recommends nothing, nor does "si usa 0W-20".
  const isStated = STATES.test(plain) || USE.test(plain.slice(0, negated));
  const condition = CONDITION.exec(text)?.[0];
  if (condition !== undefined && productsIn(condition, folded(condition), topic).length > 0)
    return [];
  return productsIn(text, plain, topic)
    .filter(
      ({ start, value }) =>
        start < negated &&
        (isStated || IS.test(plain.slice(0, start))) &&
        !isForbidden(plain.slice(start + value.length)),
    )
    .map(({ kind, value }) => ({
      ...{
        kind,
        of: topic === 'gear' ? (titles[0] ?? '') : (NAMES[topic] ?? ''),
        value,
        unit: '',
        alsoIn: [],
      },
      ...{ conditions: [condition ?? ''], about: [text, ...titles], said },
    }));
}

/** "El 20W-50 no debe usarse": of what is said before the next product or clause. */
const isForbidden = (rest: string): boolean =>
  FORBIDDEN.test(rest.split(/[;.](?!\d)|(?<!\d)\d{1,2}w(?:-?\d{1,2})?/u)[0] ?? '');
