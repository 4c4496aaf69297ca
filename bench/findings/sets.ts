import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  EmergencyTopic,
  PlanAction,
  SignalColour,
  SignalSeverity,
} from '../../functions/contract';

/** Where an entry is printed; the other pages count as right, too. */
type OnPages = { page: number; alsoOn?: number[] };
/** Neither right nor wrong where it is optional. */
type Counted = { optional?: boolean };

export type FactEntry = OnPages &
  Counted & {
    kind: string;
    value: string;
    unit: string;
    of: string;
    engine: string;
    words: string;
  };

export type IntervalEntry = OnPages &
  Counted & {
    item: string;
    action: PlanAction;
    km: number | null;
    miles: number | null;
    months: number | null;
    severeKm?: number | null;
    severeMonths?: number | null;
    firstKm?: number | null;
    firstMonths?: number | null;
    atKm?: number[];
    every?: string;
    engine?: string;
    country?: string;
    words: string;
  };

export type SignalEntry = OnPages &
  Counted & {
    name: string;
    colours: SignalColour[];
    blinks: boolean | null;
    severity: SignalSeverity;
    mayGoOn: boolean;
    catalogue: string | null;
  };

export type ProcedureEntry = {
  topic: EmergencyTopic;
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

export const isOnPage = ({ page, alsoOn = [] }: OnPages, quotes: readonly { page: number }[]) =>
  quotes.some((quote) => [page, ...alsoOn].includes(quote.page));
