import { Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { flushButton } from '../../ui/flush-button';
import { InspectionRow } from './inspection-row';
import type { Entry } from './plan-visits';
import { VisitRow } from './visit-row';
import { WorkRow, type WorkActions } from './work-row';

type Props = WorkActions & {
  entries: readonly Entry[];
  /** How many stand before the button; all where nothing says it. */
  few?: number;
  /** What the button says that shows them. */
  moreText?: (folded: number) => string;
  /** The first is what comes next of all. */
  hasLead?: boolean;
};

const othersText = (folded: number): string => `Ver las otras ${folded}`;

/** What is due, and behind a button what can wait longest; nothing folds for the sake of one, nor on paper. */
export function EntryList({
  entries,
  few = Infinity,
  moreText = othersText,
  hasLead = false,
  ...actions
}: Props) {
  /** The first of those that were asked for; null while they are folded. */
  const [from, setFrom] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const folds = entries.length > few + 1;
  // What was asked for begins above the button, which has moved away.
  useEffect(() => {
    if (from !== null) list.current?.children[from]?.querySelector('button')?.focus();
  }, [from]);
  return (
    <>
      <Box
        component="ul"
        ref={list}
        sx={{
          m: 0,
          mt: 1,
          p: 0,
          listStyle: 'none',
          borderTop: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {entries.map((entry, at) => (
          <EntryRow
            key={entry.visit?.id ?? entry.items[0]?.id ?? entry.law?.name}
            isFolded={folds && from === null && at >= few}
            isLead={hasLead && at === 0}
            {...{ entry, ...actions }}
          />
        ))}
      </Box>
      {folds && (
        <Button
          aria-expanded={from !== null}
          onClick={() => setFrom(from === null ? few : null)}
          sx={{ ...flushButton, mt: 0.5, minHeight: 44, displayPrint: 'none' }}
        >
          {from === null ? moreText(entries.length - few) : 'Ver menos'}
        </Button>
      )}
    </>
  );
}

type RowProps = WorkActions & { entry: Entry; isFolded: boolean; isLead: boolean };

const EntryRow = ({ entry: { visit, items, law }, isFolded, ...row }: RowProps) => (
  <Box
    component="li"
    sx={{
      ...{
        pt: row.isLead ? 1.5 : 0.5,
        pb: row.isLead ? 1.5 : 1,
        'li + &': { borderTop: 1, borderColor: 'divider' },
      },
      ...(isFolded && { display: 'none', displayPrint: 'list-item' }),
    }}
  >
    {visit ? (
      <VisitRow {...{ visit, items, ...row }} />
    ) : law ? (
      <InspectionRow {...{ law, ...row }} onDone={row.onInspected} />
    ) : (
      items.map((item) => <WorkRow key={item.id} item={item} {...row} />)
    )}
  </Box>
);
