import {
  Card,
  Paper,
  Skeleton,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { useColumns } from './manuals-table';

const ROWS = [1, 2, 3] as const;

type Props = { isNarrow: boolean };

/** The list's shape while it loads, so that nothing jumps when it is there. */
export function ManualsSkeleton({ isNarrow }: Props) {
  const columns = useColumns();
  if (isNarrow) {
    return (
      <Stack role="status" aria-label="Cargando manuales" sx={{ gap: 1.5 }}>
        {ROWS.map((row) => (
          <Card key={row} sx={{ p: 2 }}>
            <Skeleton width="70%" height={28} />
            <Skeleton width="45%" />
            <Skeleton variant="rounded" width={110} height={24} sx={{ my: 1.5, borderRadius: 6 }} />
            <Skeleton width="90%" height={48} />
          </Card>
        ))}
      </Stack>
    );
  }
  return (
    <Paper variant="outlined" role="status" aria-label="Cargando manuales">
      <Table aria-hidden>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {ROWS.map((row) => (
            <TableRow key={row}>
              {columns.map((column) => (
                <TableCell key={column} sx={{ py: 2.5 }}>
                  <Skeleton height={24} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}
