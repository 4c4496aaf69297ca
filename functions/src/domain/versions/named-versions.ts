import { expressionsOf } from '../spanish/expressions';
import { folded } from '../spanish/folded';
import { WORD, wordsIn } from './chosen-version';
import { namesOfVersions, type NamedTable } from './names-in-tables';

const { hasWord } = expressionsOf('versions.txt');

/** A version of the vehicle that the manual tells apart, and the words of its name. */
type Version = {
  name: string;
  words: string[];
  codes: string[];
  fuel: 'petrol' | 'diesel' | null;
};

/** Which of the versions a text is for. */
export type Versions = {
  names: string[];
  /** Null: it names none. */
  namedIn(text: string): Named | null;
};
/** Names of versions (none: of all of them), and the words that say so. */
type Named = { names: string[]; label: string };

const PETROL = hasWord('petrol');
const DIESEL = hasWord('diesel');
/** "1.2 T y 1.5 D", "28F, 28S", "1.0 T 95 / 1.2 T 130". */
const SEVERAL = /\s(?:y|o|e|and|or)\s|\s?[,;/]\s?|\s?[()]\s?/u;

/** "Caja automática" is that of the "Automático". */
const versionWords = (plain: string): string[] =>
  wordsIn(plain).map((word) => (word.length > 5 ? word.replace(/[ao]s?$/u, '') : word));

const fuelOf = (plain: string): Version['fuel'] =>
  PETROL.test(plain) ? 'petrol' : DIESEL.test(plain) ? 'diesel' : null;

/** The versions that a manual tells apart, as its tables name them. */
export function versionsOf(tables: readonly NamedTable[]): Versions {
  const versions = withFuels(withoutCommonWords(namesOfVersions(tables).map(versionOf)), tables);
  const mentions = mentionsOf(versions);
  const namedIn = (text: string): Named | null => {
    const isLabel = text.length <= MAX_LABEL_LENGTH;
    const found = isLabel ? namedByLabel(text, versions) : namedBySentence(text, mentions);
    if (found.versions.size === 0) return null;
    const names = versions.filter((version) => found.versions.has(version)).map(({ name }) => name);
    const isOfAllOfThem = names.length === versions.length && !found.isOfSomeCodes;
    return {
      names: isOfAllOfThem ? [] : names,
      label: isLabel ? labelIn(text, versions) : names.join(' / '),
    };
  };
  return { names: versions.map(({ name }) => name), namedIn };
}

/** What is longer is a sentence, and no name as printed. */
const MAX_LABEL_LENGTH = 40;

/** A word that all of them have tells none. */
const withoutCommonWords = (versions: readonly Version[]): Version[] =>
  versions.map((version) => ({
    ...version,
    words: version.words.filter((word) => !versions.every(({ words }) => words.includes(word))),
  }));

const isKnown = (word: string, versions: readonly Version[]): boolean =>
  versions.some(({ words }) => words.includes(word));

type Found = {
  versions: Set<Version>;
  /** By codes, of which the versions have others. */
  isOfSomeCodes: boolean;
};

function namedByLabel(text: string, versions: readonly Version[]): Found {
  const pieces = text.split(SEVERAL).map((piece) => piece.trim());
  const codes = new Set(pieces.map(folded));
  const found = new Set(pieces.flatMap((piece) => ofPiece(piece, versions)));
  const ofCodes = [...found].flatMap((version) => version.codes);
  const isOfSomeCodes =
    ofCodes.some((code) => codes.has(code)) && !ofCodes.every((code) => codes.has(code));
  return { versions: found, isOfSomeCodes };
}

function ofPiece(piece: string, versions: readonly Version[]): Version[] {
  const plain = folded(piece);
  const byCode = versions.filter(({ codes }) => codes.includes(plain));
  if (byCode.length > 0) return byCode;
  const words = versionWords(plain).filter((word) => isKnown(word, versions));
  if (words.length > 0 && (words.some((word) => /\p{L}|[.,]/u.test(word)) || isNameOnly(piece))) {
    return versions.filter((version) => words.every((word) => version.words.includes(word)));
  }
  const fuel = fuelOf(plain);
  return fuel === null ? [] : versions.filter((version) => version.fuel === fuel);
}

/** "500", "los 700", "Cierzo 700": a bare number names a version only beside names. "95 octanos" names none. */
const isNameOnly = (piece: string): boolean =>
  wordsIn(piece).every((word) => /^[\p{Lu}\d]/u.test(word) || NO_MEANING.test(word));
const NO_MEANING = /^(?:el|la|los|las|en|de|del|con|para|motor|version)$/u;

type Mention = { version: Version; words: string };

/** How a sentence may name versions: by their names, words with figures in them, or codes. */
const mentionsOf = (versions: readonly Version[]): Mention[] =>
  versions.flatMap((version) =>
    [folded(version.name), ...version.words, ...version.codes]
      .filter(isTelling)
      .map((words) => ({ version, words })),
  );

const ACRONYMS = ['glp', 'gnc', 'eps', 'tdi', 'tsi', 'hdi', 'dci', 'phev', 'hev'];
/** Has letters and figures, or is no word of the language: "e52", "1.2 t", "glp". */
const isTelling = (name: string): boolean =>
  (/\d/.test(name) && /\p{L}/u.test(name)) || ACRONYMS.includes(name);

function namedBySentence(text: string, mentions: readonly Mention[]): Found {
  const plain = ` ${wordsIn(folded(text)).join(' ')} `;
  const found = mentions.filter(({ words }) => plain.includes(` ${words} `));
  return { versions: new Set(found.map(({ version }) => version)), isOfSomeCodes: false };
}

/** "Refrigerante 1.0 T", "Pila de la llave GLP": from the first word that names a version to the end of its phrase. */
function labelIn(text: string, versions: readonly Version[]): string {
  const first = [...text.matchAll(WORD)].find(([word]) =>
    versionWords(folded(word)).some((one) => isKnown(one, versions)),
  );
  const label = first ? text.slice(first.index) : text;
  const [phrase = ''] = label.split(':');
  const close = phrase.indexOf(')');
  const isWithin = close >= 0 && !phrase.slice(0, close).includes('(');
  return (isWithin ? phrase.slice(0, close) : phrase).trim();
}

const IN_BRACKETS = /\(([^()]{2,8})\)$/u;

/** "1.6 D (VD16)": what stands in brackets is its code. */
function versionOf(name: string): Version {
  const [, code] = IN_BRACKETS.exec(name) ?? [];
  const bare = name.replace(IN_BRACKETS, '').trim();
  const plain = folded(bare);
  return {
    ...{ name: bare, words: versionWords(plain), fuel: fuelOf(plain) },
    codes: code === undefined ? [] : [folded(code)],
  };
}

const CODE = /^(?=[a-z\d]*\d)[a-z\d]{2,6}$/;

/** What rows say of a version beside its name: "1.0 T 95 gasolina", "24N | 2.4 TD, 150 hp". */
function withFuels(versions: Version[], tables: readonly NamedTable[]): Version[] {
  for (const { rows } of tables) {
    for (const { cells } of rows) {
      const plain = cells.map(folded);
      for (const version of versions) {
        const at = plain.findIndex((cell) => beginsWith(cell, version));
        if (at < 0) continue;
        version.fuel ??= fuelOf(plain[at] ?? '');
        const code = plain[at - 1] ?? '';
        if (at === 1 && CODE.test(code) && !version.codes.includes(code)) version.codes.push(code);
      }
    }
  }
  return versions;
}

const beginsWith = (cell: string, { name }: Version): boolean => {
  const plain = folded(name);
  return cell.startsWith(plain) && !/^[\p{L}\d]/u.test(cell.slice(plain.length));
};
