import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  Emergency,
  ManualInterval,
  SignalColour,
  SignalSeverity,
} from '../../functions/contract';

/** An entry and where it is printed; the other pages count as right, too. An optional one is neither right nor wrong. */
type Listed = { page: number; alsoOn?: number[]; words: string; optional?: boolean };

export type FactEntry = Listed & Record<'kind' | 'value' | 'unit' | 'of' | 'engine', string>;

export type IntervalEntry = Listed &
  Pick<ManualInterval, 'item' | 'action'> &
  Record<'km' | 'miles' | 'months', number | null> &
  Partial<Record<'severeKm' | 'severeMonths' | 'firstKm' | 'firstMonths', number | null>> &
  Partial<Record<'every' | 'engine' | 'country', string>> & { atKm?: number[] };

export type SignalEntry = Listed & {
  name: string;
  colours: SignalColour[];
  blinks: boolean | null;
  severity: SignalSeverity;
  mayGoOn: boolean;
  catalogue: string | null;
  /** Why whoever wrote it would not insist on its urgency. */
  doubtful?: string;
};

export type ProcedureEntry = {
  topic: Emergency['topic'];
  title: string;
  pages: number[];
  /** As printed; 0 of prose. */
  steps: number;
  first: string;
  last: string;
  warnings: { words: string; page: number }[];
};

/** What somebody who saw no code wrote down from the pages of a manual. */
export type ManualSet = {
  manual: string;
  signals?: SignalEntry[];
  facts?: FactEntry[];
  /** What the manual calls its engines and versions. */
  engines?: string[];
  plan?: IntervalEntry[];
  procedures?: ProcedureEntry[];
  /** Repair kits of manuals that have a spare wheel, too. */
  kitToo?: ProcedureEntry[];
};

export const SETS = join(import.meta.dirname, 'sets');

export const setsIn = (folder: string): ManualSet[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as ManualSet);

export const isOnPage = ({ page, alsoOn = [] }: Listed, quotes: readonly { page: number }[]) =>
  quotes.some((quote) => [page, ...alsoOn].includes(quote.page));
