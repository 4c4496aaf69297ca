import type { Claim } from './claim';
import { addsFigures, changesLimits, dropsAlternative, pairsOtherwise } from './figure-rules';
import { dropsCondition, dropsSentence, dropsWhatIsBeside } from './left-out-rules';
import { agreesWithRows } from './row-rules';
import {
  addsMarks,
  answersOtherwise,
  dropsMarks,
  translatesOtherwise,
  turnsNegation,
} from './strength-rules';
import {
  addsWords,
  changesOrder,
  mixesOpposites,
  isOfOtherVersion,
  saysNothingOfUnits,
  speaksOfOpposite,
} from './word-rules';

export type Rule = { id: string; why: string; falls: (claim: Claim) => boolean };

/** All that makes a headline fall, in the order in which it is tried. */
export const RULES: readonly Rule[] = [
  { id: 'figure', why: 'a figure, or its unit, is not theirs', falls: addsFigures },
  { id: 'nothing', why: 'nothing of it stands in its units', falls: saysNothingOfUnits },
  {
    id: 'translation',
    why: 'what decides is not the same in both languages',
    falls: translatesOtherwise,
  },
  { id: 'limit', why: 'a limit, a period or a guess became another one', falls: changesLimits },
  { id: 'mark', why: 'it is surer, wider or stricter than they are', falls: addsMarks },
  { id: 'weakening', why: 'what they leave open is told as certain', falls: dropsMarks },
  { id: 'negation', why: 'a negation came or went', falls: turnsNegation },
  { id: 'answer', why: 'they do not bear out its yes or no', falls: answersOtherwise },
  { id: 'word', why: 'a word is not theirs', falls: addsWords },
  { id: 'opposite', why: 'they are about the other one of two', falls: speaksOfOpposite },
  { id: 'side', why: 'what is said of one of two is said of the other', falls: mixesOpposites },
  { id: 'pairing', why: 'a figure goes with words of another', falls: pairsOtherwise },
  { id: 'alternative', why: 'one of two limits is left out', falls: dropsAlternative },
  {
    id: 'row',
    why: 'the row or column is not the one it names',
    falls: (claim) => !agreesWithRows(claim),
  },
  { id: 'condition', why: 'a condition is left out', falls: dropsCondition },
  { id: 'order', why: 'its order is not theirs', falls: changesOrder },
  { id: 'sentence', why: 'what forbids or limits is left out', falls: dropsSentence },
  { id: 'beside', why: 'what stands beside them turns it', falls: dropsWhatIsBeside },
  {
    id: 'version',
    why: 'it is of another version, or does not tell which',
    falls: isOfOtherVersion,
  },
];
