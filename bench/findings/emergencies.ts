import { quotesOfPart, type Emergency } from '../../functions/contract';
import { emergencyFinder } from '../../functions/src/domain/emergencies/emergency-finder';
import { folded } from '../../functions/src/domain/emergencies/words';
import type { Judged, Kind } from './kind';
import type { ProcedureEntry } from './sets';

/** Letters and figures only: how a line breaks or a quotation mark is drawn is not judged. */
const bare = (text: string): string => folded(text).replace(/[^\p{L}\d]+/gu, '');

const quotesOf = ({ parts }: Emergency) => parts.flatMap(quotesOfPart);

function says(emergency: Emergency, words: string): boolean {
  const text = bare(
    quotesOf(emergency)
      .map((quote) => quote.text)
      .join(' '),
  );
  return words !== '' && text.includes(bare(words));
}

const isOnPageOf = (entry: ProcedureEntry, emergency: Emergency): boolean =>
  entry.topic === emergency.topic &&
  [emergency.heading, ...quotesOf(emergency)].some(({ page }) => entry.pages.includes(page));

/** What is told of an entry: only its page, or its steps and warnings. */
function columnsOf(entry: ProcedureEntry, found: Emergency): string[] {
  if (found.parts.length === 0) return ['page only'];
  const steps = found.parts.flatMap((part) => (part.kind === 'steps' ? part.steps : []));
  const hasAllSteps =
    says(found, entry.first) &&
    says(found, entry.last) &&
    (steps.length === 0 || steps.length >= entry.steps);
  return [
    hasAllSteps ? 'all steps' : 'cut off',
    ...entry.warnings.map(({ words }) =>
      says(found, words) ? 'warning shown' : 'warning missing',
    ),
  ];
}

function judge(
  entries: readonly ProcedureEntry[],
  emergencies: readonly Emergency[],
): Judged<ProcedureEntry, Emergency>[] {
  const judged = entries.map((entry): Judged<ProcedureEntry, Emergency> => {
    const own = emergencies.filter((one) => isOnPageOf(entry, one));
    const found = own.find((one) => says(one, entry.first)) ?? own[0];
    const columns = found ? ['found', ...columnsOf(entry, found)] : ['missed'];
    return { entry, found, counts: ['listed', ...columns] };
  });
  const others = emergencies.filter((one) => !entries.some((entry) => isOnPageOf(entry, one)));
  return [...judged, ...others.map((found) => ({ found, counts: ['wrong section'] }))];
}

/** What manuals tell to do beside a road. Kinds were mended on manuals a-h; i-z only count. */
export const emergencies: Kind<ProcedureEntry, Emergency> = {
  finder: emergencyFinder,
  entriesOf: ({ procedures, kitToo = [] }) => procedures && [...procedures, ...kitToo],
  judge,
  columns: ['all steps', 'warning shown'],
  faults: ['missed', 'page only', 'cut off', 'warning missing', 'wrong section'],
  isApart: (manual) => manual >= 'i',
};
