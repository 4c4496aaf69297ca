import ExpandLessIcon from '@mui/icons-material/ExpandLessOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import { Button, Stack } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Dispensable } from '../../ui/lazy';
import { AnswerTable } from './answer-table';
import type { TableStatement } from './answer-rows';
import { VersionChoice } from './lazy-version';
import { ownPart, type VersionedTable } from './own-part';
import { useUnfolded } from './use-unfolded';

type Props = {
  table: VersionedTable;
  pages: ReactNode;
  vehicleId: number;
  /** Whether it is here that an owner is asked for the version. */
  isAsked: boolean;
};

/** What the table says for the owner's own version, the others folded below it; asks for it while nobody knows. */
export function VersionTable({ table, pages, vehicleId, isAsked }: Props) {
  const { names } = table.versions;
  const [chosen, setChosen] = useState<string | null>(null);
  const own = chosen ?? table.versions.own;
  const parts = own === null ? null : ownPart(table, own);
  return (
    <Stack sx={{ gap: 1 }}>
      {isAsked && (
        <Dispensable>
          <VersionChoice {...{ vehicleId, names, own }} onChosen={setChosen} />
        </Dispensable>
      )}
      <AnswerTable table={parts?.own ?? table} pages={pages} />
      {parts && <Others table={parts.others} count={names.length - 1} />}
    </Stack>
  );
}

function Others({ table, count }: { table: TableStatement; count: number }) {
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
