import { Box, Typography } from '@mui/material';
import type { DueState, Plan, PlanItem } from '@contract';
import { EntryList } from './entry-list';
import { STATE_TITLES, untoldText } from './plan-texts';
import { entriesOf } from './plan-visits';
import type { WorkActions } from './work-row';

type Props = WorkActions & {
  items: readonly PlanItem[];
  visits: Plan['visits'];
  states: readonly DueState[];
};

/** What can wait: a few of it are shown. */
const FOLDED: ReadonlySet<DueState> = new Set(['later', 'unknown']);

/** What is due, by how near it is: of the states that are asked for. */
export function PlanLists({ items, visits, states, ...actions }: Props) {
  const works = items.filter(({ isHabit }) => !isHabit);
  const entries = entriesOf(works, visits);
  // Nobody can say that nothing is due where of some nobody knows.
  const isOpen = works.some(({ due }) => due.state === 'unknown');
  return states.map((state) => {
    const own = entries.filter(({ due }) => due.state === state);
    if (own.length === 0 && (state !== 'now' || isOpen)) return null;
    return (
      <Box key={state} component="section" aria-labelledby={`plan-${state}`}>
        <Typography id={`plan-${state}`} variant="h2" sx={{ mb: 1 }}>
          {STATE_TITLES[state]}
        </Typography>
        {state === 'unknown' && (
          // Said once, and not of each.
          <Typography color="textSecondary" sx={{ mb: 1 }}>
            {untoldText(own.flatMap((entry) => entry.items))}
          </Typography>
        )}
        {own.length === 0 ? (
          <Typography color="textSecondary">Nada pendiente que sepamos.</Typography>
        ) : (
          <EntryList isLong={FOLDED.has(state)} entries={own} {...actions} />
        )}
      </Box>
    );
  });
}

/** What an owner does between visits: never due. */
export function Habits({ items, ...actions }: WorkActions & { items: readonly PlanItem[] }) {
  const habits = items.filter(({ isHabit }) => isHabit);
  if (habits.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="plan-habits">
      <Typography id="plan-habits" variant="h2">
        De vez en cuando
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Lo haces tú, sin fecha: no cuenta como pendiente.
      </Typography>
      <EntryList isLong entries={entriesOf(habits)} {...actions} />
    </Box>
  );
}
