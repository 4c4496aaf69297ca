import { actions } from './actions';
import { assistanceAndScreens } from './assistance-and-screens';
import { chargingAndFuel } from './charging-and-fuel';
import { colloquialActions } from './colloquial-actions';
import { colloquialNames } from './colloquial-names';
import { comfort } from './comfort';
import { computing } from './computing';
import { dataAndPapers } from './data-and-papers';
import { driving } from './driving';
import { electronics } from './electronics';
import { engineAndCare } from './engine-and-care';
import { englishCabin } from './english-cabin';
import { englishCare } from './english-care';
import { englishDriving } from './english-driving';
import { englishStories } from './english-stories';
import { faults } from './faults';
import { inTheCabin } from './in-the-cabin';
import { instrumentsAndLights } from './instruments-and-lights';
import { keysAndDoors } from './keys-and-doors';
import { lightsAndMessages } from './lights-and-messages';
import { manualNames } from './manual-names';
import { onTheRoad } from './on-the-road';
import { ownersAndMakers } from './owners-and-makers';
import { parts } from './parts';
import { partsThatFail } from './parts-that-fail';
import { quantities } from './quantities';
import { saidAboutCabin } from './said-about-cabin';
import { saidAboutDriving } from './said-about-driving';
import { saidAboutEngine } from './said-about-engine';
import { saidAboutLights } from './said-about-lights';
import { saidAboutRescue } from './said-about-rescue';
import { saidAboutWheels } from './said-about-wheels';
import { seatsAndLoads } from './seats-and-loads';
import { shortQuestions } from './short-questions';
import { storyTurns } from './story-turns';
import { symptoms } from './symptoms';
import { things } from './things';
import { turns } from './turns';
import { twoWheelsAndVans } from './two-wheels-and-vans';
import { upkeep } from './upkeep';
import { wheelsAndEmergencies } from './wheels-and-emergencies';
import { wheelsAndTrouble } from './wheels-and-trouble';

/** Names of one thing, which stand for one another; a name may have several words. */
export type SameThing = readonly string[];
/** What owners say, and what manuals may call it: it is looked for, too, but not the other way round. */
export type Hint = { asked: readonly string[]; meant: readonly string[] };

const sources = [
  parts,
  keysAndDoors,
  seatsAndLoads,
  instrumentsAndLights,
  comfort,
  driving,
  wheelsAndEmergencies,
  engineAndCare,
  dataAndPapers,
  symptoms,
  actions,
  colloquialActions,
  quantities,
  things,
  computing,
  electronics,
  faults,
  turns,
  onTheRoad,
  inTheCabin,
  lightsAndMessages,
  wheelsAndTrouble,
  assistanceAndScreens,
  chargingAndFuel,
  upkeep,
  twoWheelsAndVans,
  colloquialNames,
  storyTurns,
  partsThatFail,
  shortQuestions,
  manualNames,
  ownersAndMakers,
  saidAboutCabin,
  saidAboutDriving,
  saidAboutEngine,
  saidAboutLights,
  saidAboutRescue,
  saidAboutWheels,
  englishCabin,
  englishDriving,
  englishCare,
  englishStories,
];

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * Names on both shores of the Atlantic, in workshops and in the mouths of owners. A line is one entry: names of the same
 * thing with commas between them, or `what owners say > what manuals call it`; `#` begins a topic. Questions are
 * widened by them, manuals are indexed as they are.
 */
export function readLexicon(): { same: SameThing[]; hints: Hint[] } {
  const lines = linesOf(sources);
  const isHint = (line: string) => line.includes('>');
  return {
    same: lines.filter((line) => !isHint(line)).map(namesIn),
    hints: lines.filter(isHint).map(hintIn),
  };
}

const linesOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split('\n')).filter((line) => line !== '' && !line.startsWith('#'));

function hintIn(line: string): Hint {
  const [asked = '', meant = ''] = line.split('>');
  return { asked: namesIn(asked), meant: namesIn(meant) };
}
