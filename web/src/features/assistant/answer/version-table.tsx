import ExpandLessIcon from '@mui/icons-material/ExpandLessOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import { Button, Skeleton, Stack } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { decidedOf, toldApartIn, type Distinction, type TableStatement } from '@contract';
import { Dispensable } from '../../../ui/lazy';
import { flushButton } from '../../../ui/flush-button';
import { AnswerTable } from './answer-table';
import { VersionChoice } from './lazy-version';
import { ownPart } from './own-part';
import { useUnfolded } from './use-unfolded';

type Props = {
  table: TableStatement;
  pages: ReactNode;
  vehicleId: number;
  /** For what of the vehicle an owner is asked here. */
  asks: readonly Distinction[];
};

const NAMES: Record<Distinction, string> = { versions: 'versiones', tyres: 'medidas' };

/** What the table says for the owner's own vehicle, the rest folded below it; asks which that is while nobody knows. */
export function VersionTable({ table, pages, vehicleId, asks }: Props) {
  const [chosen, setChosen] = useState<Partial<Record<Distinction, string>>>({});
  const told = toldApartIn(table).map((one) => {
    const own = chosen[one.kind];
    return own ? { ...one, own, ofTrim: undefined } : one;
  });
  const decided = decidedOf(told);
  const parts = decided.length > 0 ? ownPart(table, decided) : null;
  const [first, second] = decided;
  return (
    <Stack sx={{ gap: 1 }}>
      {told
        .filter(({ kind }) => asks.includes(kind))
        .map(({ kind, names, own, ofTrim }) => (
          <Dispensable key={kind} fallback={<Skeleton variant="rounded" height={44} />}>
            <VersionChoice
              {...{ kind, vehicleId, names, own, ofTrim }}
              onChosen={(name) => setChosen({ ...chosen, [kind]: name })}
            />
          </Dispensable>
        ))}
      <AnswerTable table={parts?.own ?? table} pages={pages} />
      {first && parts && (
        <Others
          table={parts.others}
          label={
            second
              ? `Otras filas (${parts.others.rows.length})`
              : `Otras ${NAMES[first.kind]} (${first.names.length - 1})`
          }
        />
      )}
    </Stack>
  );
}

function Others({ table, label }: { table: TableStatement; label: string }) {
  const [isOpen, setOpen] = useUnfolded();
  if (table.rows.length === 0) return null;
  return (
    <>
      <Button
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        endIcon={isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
        sx={{ ...flushButton, displayPrint: 'none' }}
      >
        {label}
      </Button>
      {isOpen && <AnswerTable table={table} pages={null} />}
    </>
  );
}
