import ExpandLessIcon from '@mui/icons-material/ExpandLessOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import { Button, Stack } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useVehicles } from '../../lib/vehicles';
import { AnswerTable } from './answer-table';
import { ownPart, type VersionedTable } from './own-part';
import { useUnfolded } from './use-unfolded';
import { VersionChoice } from './version-choice';

type Props = { table: VersionedTable; pages: ReactNode; vehicleId: number; isAsked: boolean };

/** What the table says for the owner's own version, the others folded below it; asks for it while nobody knows. */
export function OwnVersion({ table, pages, vehicleId, isAsked }: Props) {
  const { data: vehicles = [] } = useVehicles();
  const vehicle = vehicles.find(({ id }) => id === vehicleId);
  const { names } = table.versions;
  const [chosen, setChosen] = useState<string | null>(null);
  const own = chosen ?? table.versions.own;
  const parts = own === null ? null : ownPart(table, own);
  return (
    <Stack sx={{ gap: 1 }}>
      {vehicle && isAsked && <VersionChoice {...{ vehicle, names, own }} onChosen={setChosen} />}
      <AnswerTable table={parts?.own ?? table} pages={pages} />
      {parts && <Others table={parts.others} count={names.length - 1} />}
    </Stack>
  );
}

type OthersProps = { table: ReturnType<typeof ownPart>['others']; count: number };

function Others({ table, count }: OthersProps) {
  const [isOpen, setOpen] = useUnfolded();
  if (table.rows.length === 0) return null;
  return (
    <>
      <Button
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        endIcon={isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
        sx={{ alignSelf: 'flex-start', displayPrint: 'none' }}
      >
        Otras versiones ({count})
      </Button>
      {isOpen && <AnswerTable table={table} pages={null} />}
    </>
  );
}
