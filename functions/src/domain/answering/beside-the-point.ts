import { withoutAskedCode } from './asked-code';
import { isOfOtherSideOfZero, speaksOfOther } from './opposites';
import { ofOtherHalf } from './other-half';
import { ofOtherMeasure } from './other-measure';
import { fromOtherTable } from './other-table';
import { ofOtherTowing } from './other-towing';
import { ofOtherVersion } from './other-version';
import { ofSpecialOne } from './special-ones';
import { ofOtherTyres } from './tyre-sizes';

type Candidate = {
  /** What a row is about. */
  name?: string | undefined;
  text: string;
  /** What stands right above it, and the titles of its section. */
  context: string;
  above: readonly string[];
  /** Whether it holds a word of the question, with what stands above it, by any of its names. */
  isNamed: (folded: string) => boolean;
};

/**
 * Whether what might be quoted is about something else of the same kind than what was asked for: other tyres, the other
 * one of two, another version, measure, part or code. The rest of it may fit ever so well, and its figure be dangerous.
 * `found` are the passages, which tell the versions that there are.
 */
export function besideThePoint(
  question: string,
  found: readonly string[],
): (candidate: Candidate) => boolean {
  const isOfOtherTyres = ofOtherTyres(question, found);
  const isOfOther = speaksOfOther(question);
  const isOfOtherCold = isOfOtherSideOfZero(question);
  const isOfSpecialOne = ofSpecialOne(question);
  const isOfOtherMeasure = ofOtherMeasure(question);
  const isFromOtherTable = fromOtherTable(question);
  const isOfOtherTowing = ofOtherTowing(question);
  const isOfOtherVersion = ofOtherVersion(question, found);
  const isOfOtherHalf = ofOtherHalf(question);
  const lacksCode = withoutAskedCode(question);
  return ({ name = '', text, context, above, isNamed }) => {
    const near = `${context}\n${text}`;
    const all = [...above, near].join('\n');
    return (
      isOfOtherTyres(text) ||
      isOfOther(name) ||
      isOfOtherCold(text) ||
      isOfSpecialOne(name) ||
      isOfSpecialOne(near) ||
      isOfOtherMeasure(near) ||
      isFromOtherTable(all) ||
      isOfOtherTowing(all) ||
      isOfOtherVersion(all) ||
      isOfOtherHalf(text, isNamed) ||
      lacksCode(all)
    );
  };
}
