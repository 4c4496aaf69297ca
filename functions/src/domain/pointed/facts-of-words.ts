import type { FactKind } from '@contract';
import { AXLES, axlesIn, withoutAxle } from '../facts/axles';
import type { Candidate } from '../facts/candidate';
import { pressuresIn } from '../facts/pressure-cell';
import { NAMES, topicAbove, topicOf } from '../facts/topics';
import { bracketedAfter } from '../facts/torques';
import { folded, hasWord } from '../facts/words';
import { sentencesIn } from '../findings/sentences';
import { quantitiesIn } from '../quantity/quantities-in';
import type { NumberedUnit } from './numbered-manual';
import type { FactWords } from './pointed-facts';
import { isPrinted, printedRun } from './runs-of-words';
import * as values from './values-of-kinds';

const NEGATED = hasWord('negates');
const FORBIDDEN = hasWord('forbidden');

/** Words as they are printed there; empty where the model wrote none, null where they are not printed. */
const proved = (words: string, texts: readonly string[]): string | null =>
  words === '' ? '' : printedRun(words, texts);

/** "No use DOT 3", "el 20W-50 no debe usarse": what is not to be used is no value. */
function isForbidden(value: string, text: string): boolean {
  const said = sentencesIn(text).find((one) => isPrinted(value, [one])) ?? text;
  const at = said.indexOf(value);
  return NEGATED.test(folded(said.slice(0, at))) || FORBIDDEN.test(folded(said.slice(at)));
}

/** The figure that these words hold, with the same in another unit behind it. */
function measuredIn(kind: FactKind, words: string, text: string): values.ReadValue[] {
  if (kind === 'tyre-pressure') {
    const found = pressuresIn(words, null);
    return found.length === 1 ? found.map((one) => ({ ...one, condition: '' })) : [];
  }
  const kinds = values.MEASURES[kind];
  if (!kinds) return [];
  const start = text.indexOf(words);
  const all = quantitiesIn(text, { kinds });
  const [figure] = all.filter((one) => one.start >= start && one.end <= start + words.length);
  if (!figure) return [];
  const { value, unit } = figure;
  return [{ value, unit, alsoIn: bracketedAfter(text, figure, all), condition: '' }];
}

function valuesIn(kind: FactKind, words: string, text: string): values.ReadValue[] {
  const measured = measuredIn(kind, words, text);
  const isName = !values.MEASURES[kind] || values.MAY_BE_NAME.includes(kind);
  return measured.length > 0 || !isName ? measured : values.named(words);
}

const NEAREST = 2;

/** The value that a model points at in a sentence, in the words of that. */
export function factsOfWords(kind: FactKind, words: FactWords, unit: NumberedUnit): Candidate[] {
  const { said, titles } = unit;
  const texts = [said.text, ...titles];
  const [value, name, condition, version] = [
    ...[printedRun(words.value, [said.text]), proved(words.name, texts)],
    ...[proved(words.condition, texts), proved(words.version, texts)],
  ];
  if (!value || name == null || condition == null || version == null) return [];
  const above = titles.slice(-NEAREST).reverse();
  const topic = topicOf(folded(`${name} ${said.text}`)) ?? topicAbove(folded(above.join(' · ')));
  const isOfAnother = topic !== null && values.TOPICS[kind]?.includes(topic) === false;
  const isElse = values.isOfSomethingElse(kind, folded(`${said.text} ${above.join(' ')}`));
  if (isOfAnother || isElse || isForbidden(value, said.text)) return [];
  const axles = kind === 'tyre-pressure' ? axlesIn(name) : [];
  const [axle] = axles.length === 1 ? axles : [];
  const of = axle ? AXLES[axle] : name || (topic && NAMES[topic]) || (above[0] ?? '');
  if (of === '') return [];
  return valuesIn(kind, value, said.text).map((one) => ({
    ...{ kind, of, value: one.value, unit: one.unit, alsoIn: one.alsoIn, said },
    conditions: [condition, version, axle ? withoutAxle(name) : ''],
    about: [version, condition, name, ...above],
  }));
}
