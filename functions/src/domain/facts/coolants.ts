import type { Candidate } from './candidate';
import { ofPart } from './pieces';
import type { Statement } from './sources';
import { topicAbove, topicOf } from './topics';

const NEGATED = /(?<![\p{L}])(?:no|nunca|urgencia|emergencia|lavaparabrisas)(?![\p{L}])/u;
/** How a coolant is told: by what it is made of, its kind, its colour. */
const TYPE =
  /(?:(?:a base de )?(?:mono)?etilenglicol|organico|\b(?:oat|hoat|poat)\b|de baja conductividad|\bg1[1-3]\b|g12evo|color )/u;
const USES =
  /^(?:(?:use|utilice|emplee)\b|[^.:,]{2,20}: [\d.,]+ ?l|(?:el |es |el circuito .{0,40}usa )[^.]{0,40})/u;
const ENDS = /[;.]|, (?:mezcl|ya )|(?:,? ?y)? (?:se )?mezcla| mezclad|, que |: protege/u;

/** What coolant a sentence says to use: from the first word that tells its kind. */
export function coolantsInStatements(statement: Statement): Candidate[] {
  const { text, plain, title } = statement;
  const topic = topicOf(plain);
  const isCoolant = topic === 'coolant' || (topic === null && topicAbove(title) === 'coolant');
  const type = TYPE.exec(plain);
  if (!isCoolant || !type || !USES.test(plain) || NEGATED.test(plain.split(';')[0] ?? ''))
    return [];
  const rest = text.slice(type.index);
  const value = rest
    .slice(0, ENDS.exec(plain.slice(type.index))?.index)
    .trim()
    .replace(/,$/, '');
  if ((value.match(/\(/g)?.length ?? 0) !== (value.match(/\)/g)?.length ?? 0)) return [];
  const named = { kind: 'coolant-type', of: 'Refrigerante', unit: '' } as const;
  return [ofPart(statement, { condition: '', part: text }, { ...named, value })];
}
