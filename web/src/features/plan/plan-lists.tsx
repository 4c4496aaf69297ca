import { Typography } from '@mui/material';
import type { PlanItem } from '@contract';
import { Fold } from '../../ui/fold';
import { AllDone } from './all-done';
import { EntryList } from './entry-list';
import type { KeptVisit } from './kept-visit';
import { missedText, untoldText } from './plan-texts';
import { entriesOf, GLANCE, type Clear, type Entry } from './plan-visits';
import type { Opened } from './use-opened';
import type { WorkActions } from './work-row';

type ListProps = WorkActions & { entries: readonly Entry[] };

/** Of what nobody can put in an order. */
const FEW_UNKNOWN = 3;

type NextProps = ListProps & {
  /** How many of them are past. */
  past: number;
  clear: Clear;
};

/** No more than is known: an inspection that nobody noted is none that was passed. */
const CLEAR = {
  all: 'Nada pendiente que sepamos.',
  manual: 'Del manual, nada pendiente que sepamos.',
} as const satisfies Record<NonNullable<Clear>, string>;

/** What comes next, in the order of its days: the service, a work by itself, the inspection by law. */
export function NextCard({ entries, past, clear, ...actions }: NextProps) {
  if (entries.length === 0 && clear === null) return null;
  return (
    <section aria-labelledby="plan-next">
      <Typography id="plan-next" variant="h2">
        Lo próximo
      </Typography>
      {clear && <Typography color="textSecondary">{CLEAR[clear]}</Typography>}
      {entries.length > 0 && (
        <EntryList hasLead few={Math.max(GLANCE, past)} entries={entries} {...actions} />
      )}
    </section>
  );
}

type UnknownProps = ListProps & {
  /** What its owner is being asked of: a visit that may have done them. */
  asked: KeptVisit | null;
  /** Says of all works at once that they were done; undefined where that is asked elsewhere. */
  onAllDone: (() => void) | undefined;
};

/** The plan has asked for each of these several. */
const areMissed = (items: readonly PlanItem[]): boolean =>
  items.length > 1 && items.every(({ due }) => missedText(due) !== null);

/** What nobody knows when it is due. */
export function Unknown({ entries, asked, onAllDone, ...actions }: UnknownProps) {
  const items = entries.flatMap((entry) => entry.items);
  const isAsked =
    asked !== null && items.length > 0 && items.every((item) => asked.works.includes(item));
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="plan-unknown">
      <Typography id="plan-unknown" variant="h2">
        No lo sabemos
      </Typography>
      {/* Said once, and not of each. */}
      <Typography color="textSecondary">
        {isAsked ? `Falta que digas qué se hizo en «${asked.service.what}».` : untoldText(items)}
      </Typography>
      <EntryList
        few={FEW_UNKNOWN}
        moreText={() => `Ver los ${entries.length}`}
        {...{ entries, ...actions }}
      />
      {onAllDone && areMissed(items) && <AllDone {...{ items, onAllDone }} />}
    </section>
  );
}

type FoldedProps = ListProps & { opened: Opened; id: string; title: string; note?: string };

/** A list that can wait. */
export function FoldedList({ opened, id, title, note, entries, ...actions }: FoldedProps) {
  if (entries.length === 0) return null;
  return (
    <Fold
      {...{ id, title }}
      count={entries.length}
      isOpen={opened.isOpen(title)}
      onToggle={() => opened.toggle(title)}
    >
      {note && (
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      )}
      <EntryList {...{ entries, ...actions }} />
    </Fold>
  );
}

type OthersProps = WorkActions & { opened: Opened; items: readonly PlanItem[] };

/** What an owner does between visits, never due; and what its owner took away. */
export function Others({ items, ...list }: OthersProps) {
  const own = items.filter(({ isOfOther }) => !isOfOther);
  const habits = own.filter(({ isHabit, isHidden }) => isHabit && !isHidden);
  const hidden = own.filter(({ isHidden }) => isHidden);
  return (
    <>
      <FoldedList
        id="de-vez-en-cuando"
        title="De vez en cuando"
        note="Lo haces tú, sin fecha: no cuenta como pendiente."
        entries={entriesOf(habits)}
        {...list}
      />
      <FoldedList
        id="no-se-muestran"
        title="No se muestran"
        entries={entriesOf(hidden)}
        {...list}
      />
    </>
  );
}
