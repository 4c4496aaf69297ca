import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { DueState, PlanItem } from '@contract';
import { onOneLine } from '../../lib/one-line';
import { named } from '../../lib/plan-words';
import { PlanRow } from './plan-row';
import {
  byUrgency,
  dueText,
  everyText,
  ofText,
  STATES,
  STATE_TITLES,
  untoldText,
  workText,
} from './plan-texts';

type Props = {
  items: readonly PlanItem[];
  /** The address of an item's own page. */
  addressOf: (item: PlanItem) => string;
  onDone: (item: PlanItem) => void;
};

/** What is due: now, soon, later, and what nothing can be told of. */
export function PlanLists({ items, addressOf, onDone }: Props) {
  const dated = items.filter(({ isHabit }) => !isHabit);
  const habits = items.filter(({ isHabit }) => isHabit);
  // Nobody can say that nothing is due where of some nobody knows.
  const isOpen = dated.some(({ due }) => due.state === 'unknown');
  return (
    <Stack sx={{ gap: 3 }}>
      {STATES.map((state) => {
        const own = dated.filter(({ due }) => due.state === state).toSorted(byUrgency);
        if (own.length === 0 && (state !== 'now' || isOpen)) return null;
        return (
          <Box key={state} component="section" aria-labelledby={`plan-${state}`}>
            <Typography id={`plan-${state}`} variant="h2" sx={{ mb: 1 }}>
              {STATE_TITLES[state]}
            </Typography>
            {state === 'unknown' && <Untold items={own} />}
            {own.length === 0 ? (
              <Typography color="textSecondary">Nada pendiente que sepamos.</Typography>
            ) : (
              <ItemList isLong={FOLDED.has(state)} items={own} {...{ addressOf, onDone }} />
            )}
          </Box>
        );
      })}
      {habits.length > 0 && (
        <Box component="section" aria-labelledby="plan-habits">
          <Typography id="plan-habits" variant="h2" sx={{ mb: 1 }}>
            Costumbres
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 1 }}>
            Lo que se hace de vez en cuando: no cuenta como pendiente.
          </Typography>
          <ItemList isLong items={habits} {...{ addressOf, onDone }} />
        </Box>
      )}
    </Stack>
  );
}

/** What nobody knows of these, and how to tell it: said once, and not of each. */
const Untold = ({ items }: Pick<Props, 'items'>) => (
  <Typography color="textSecondary" sx={{ mb: 1 }}>
    {untoldText(items)}
  </Typography>
);

/** What can wait: a few of it are shown. */
const FOLDED: ReadonlySet<DueState> = new Set(['later', 'unknown']);
const FEW = 5;

/** What is due, and behind a button what can wait longest; nothing folds for the sake of one. */
function ItemList({ items, isLong, addressOf, onDone }: Props & { isLong: boolean }) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const folds = isLong && items.length > FEW + 1;
  // What was asked for begins above the button, which has moved away.
  useEffect(() => {
    if (isWhole) list.current?.children[FEW]?.querySelector('a')?.focus();
  }, [isWhole]);
  return (
    <>
      <Paper component="ul" ref={list} variant="outlined" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.slice(0, folds && !isWhole ? FEW : undefined).map((item) => (
          <ItemRow key={item.id} {...{ item, onDone }} address={addressOf(item)} />
        ))}
      </Paper>
      {folds && (
        <Button
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          sx={{ mt: 0.5, minHeight: 44 }}
        >
          {isWhole ? 'Ver menos' : `Ver las otras ${items.length - FEW}`}
        </Button>
      )}
    </>
  );
}

type RowProps = { item: PlanItem; address: string; onDone: (item: PlanItem) => void };

function ItemRow({ item, address, onDone }: RowProps) {
  const { due } = item;
  const words = item.said[0]?.quotes[0]?.text;
  const of = ofText(item);
  return (
    <Box component="li" sx={{ p: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <PlanRow
        state={due.state}
        name={named(item.item)}
        isUrgent={due.state === 'now' || due.state === 'soon'}
        onDone={() => onDone(item)}
      >
        <Typography
          component={Link}
          to={address}
          sx={{
            ...{ color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' },
            ...{ minHeight: 44, display: 'inline-flex', alignItems: 'center' },
          }}
        >
          {workText(item)}
        </Typography>
        {item.action === 'other' && words && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            «{onOneLine(words)}»
          </Typography>
        )}
        {!item.isHabit && due.state !== 'unknown' && (
          <Typography variant="body2">{dueText(item)}</Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          {everyText(item)}
          {of && ` · ${of}`}
          {item.said.some(({ isToCheck }) => isToCheck) && ' · por comprobar'}
        </Typography>
      </PlanRow>
    </Box>
  );
}
