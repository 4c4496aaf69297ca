import { figuresIn, tokensOf, wordsIn } from './claim-tokens';
import { enginesIn } from '../../versions/numbered';
import { alternativesOf } from '../../spanish/alternatives';

const anyOf = alternativesOf('names.txt');

/**
 * Names of models and versions: capitals within a sentence, with the figures and letters that belong to them ("Faro Brisa
 * 1.6", "Cumbre 2.4 TD 2021", "E52"). Units of measure are no names.
 */
const NAME = new RegExp(
  [
    String.raw`(?<=[\p{L}\d,;:(]\s)\p{Lu}[\p{L}\d-]*(?:\s(?:de\s)?(?:\p{Lu}[\p{L}\d-]*|\d[.,]\d|(?:19|20)\d\d)(?![\p{L}\d]))*`,
    String.raw`(?<![\p{L}\d.,])\d[.,]\d\s\p{Lu}{2,3}(?:\s(?:19|20)\d\d)?(?!\p{L})`,
    String.raw`(?<=\s)(?:19|20)\d\d(?=[,\s?]|$)`,
  ].join('|'),
  'gu',
);

/** Folded words, and figures as they are compared, of the names in a text. */
export const namesOf = (text: string): Set<string> => {
  const tokens = [...text.matchAll(NAME)].flatMap(([name]) => tokensOf(name));
  return new Set([
    ...wordsIn(tokens).map(({ word }) => word.folded),
    ...figuresIn(tokens).map(({ value }) => value),
  ]);
};

/** Positions, keys and connections are written in capitals, too. */
const NO_VERSION =
  /^(?:on|off|max|min|auto|start|stop|ok|usb|led|abs|esp|sos|airbag|bluetooth|wi-?fi|isofix|i-?size|[a-z]|[kmg]?hz|acc|set|res|mode)$/i;
const AFTER = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('before a name')})\s(?:(?:el|las?|los?)\s)?(\p{Lu}[\p{L}\d-]*|\d[.,]\d(?!\d)(?!\s?\p{Ll}))(?:,\s(\p{Lu}[\p{L}\d-]*))?(?:\s[yeo]\s(\p{Lu}[\p{L}\d-]*))?`,
  'gu',
);

/** "Repostar la GLP": in a manual's sentences most such capitals are parts, "el DPF". */
const CODE = /(?<=(?:^|\s)(?:la|el|las|los)\s)(\p{Lu}[\p{Lu}\d]{1,6})(?![\p{L}\d-])/gu;

/** What a text names as a version, an engine or a country: "en el 2.4 TD", "solo en Cima", "la pila de la GLP". */
export const versionsIn = (text: string, isTitle = false): Set<string> => {
  const patterns = isTitle ? [AFTER, CODE] : [AFTER];
  const matches = patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
  const found = matches.flatMap(([, ...names]): (string | undefined)[] => names);
  const names = [...enginesIn(text), ...found].flatMap((name) =>
    name === undefined || NO_VERSION.test(name) ? [] : [name],
  );
  const tokens = names.flatMap((name) => tokensOf(name));
  return new Set([
    ...wordsIn(tokens).map(({ word }) => word.folded),
    ...figuresIn(tokens).map(({ value }) => value),
  ]);
};
