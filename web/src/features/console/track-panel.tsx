import TrackIcon from '@mui/icons-material/TrackChangesOutlined';
import { Paper, Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { EmptyState } from '../../ui/empty-state';
import { TrackForm } from './track-form';
import { TrackedManual } from './tracked-manual';
import { manualStatusQuery } from './use-manual-status';

type Props = { manualId: number | null; onTrack: (manualId: number) => void };

/** Follows one manual by its number. */
export function TrackPanel({ manualId, onTrack }: Props) {
  const client = useQueryClient();
  const track = (id: number) => {
    // The same number again means: ask again.
    if (id === manualId) void client.invalidateQueries(manualStatusQuery(id));
    else onTrack(id);
  };
  return (
    <Stack sx={{ gap: 3 }}>
      <TrackForm manualId={manualId} onTrack={track} />
      <Paper variant="outlined">
        {manualId === null ? (
          <EmptyState
            icon={<TrackIcon />}
            title="No manual is tracked"
            description="Enter the ID of a manual to see where it stands: its status, how far it is and whether it answers questions."
          />
        ) : (
          <TrackedManual key={manualId} manualId={manualId} />
        )}
      </Paper>
    </Stack>
  );
}
