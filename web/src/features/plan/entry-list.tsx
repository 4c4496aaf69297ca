import { Box, Button, Paper } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { Entry } from './plan-visits';
import { VisitCard } from './visit-card';
import { WorkRow, type WorkActions } from './work-row';

type Props = WorkActions & { entries: readonly Entry[]; isLong: boolean };

const FEW = 5;

/** What is due, and behind a button what can wait longest; nothing folds for the sake of one, nor on paper. */
export function EntryList({ entries, isLong, ...actions }: Props) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const folds = isLong && entries.length > FEW + 1;
  // What was asked for begins above the button, which has moved away.
  useEffect(() => {
    if (isWhole) list.current?.children[FEW]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isWhole]);
  return (
    <>
      <Paper component="ul" ref={list} variant="outlined" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries.map((entry, at) => (
          <EntryRow
            key={entry.visit?.id ?? entry.items[0]?.id}
            isFolded={folds && !isWhole && at >= FEW}
            {...{ entry, ...actions }}
          />
        ))}
      </Paper>
      {folds && (
        <Button
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          sx={{ mt: 0.5, minHeight: 44, displayPrint: 'none' }}
        >
          {isWhole ? 'Ver menos' : `Ver las otras ${entries.length - FEW}`}
        </Button>
      )}
    </>
  );
}

type RowProps = WorkActions & { entry: Entry; isFolded: boolean };

function EntryRow({ entry: { visit, items }, isFolded, ...actions }: RowProps) {
  const [first] = items;
  return (
    <Box
      component="li"
      sx={{
        ...{ p: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } },
        ...(isFolded && { display: 'none', displayPrint: 'list-item' }),
      }}
    >
      {visit ? (
        <VisitCard {...{ visit, items, ...actions }} />
      ) : (
        first && <WorkRow item={first} {...actions} />
      )}
    </Box>
  );
}
