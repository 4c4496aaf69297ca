import ChunksIcon from '@mui/icons-material/ViewListOutlined';
import { Box, Paper, Stack } from '@mui/material';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { ChoiceField } from './choice-field';
import { ChunkList } from './chunk-list';
import { useConsoleManuals } from './use-console-manuals';

type Props = { manualId: number | null; onChoose: (manualId: number | null) => void };

/** What was read from one manual. */
export function ChunksPanel({ manualId, onChoose }: Props) {
  const { data: manuals, error, refetch } = useConsoleManuals();
  const chosen = manuals?.find(({ id }) => id === manualId);
  if (error && !manuals) {
    return (
      <ErrorState
        title="The manuals cannot be shown"
        error={error}
        onRetry={() => void refetch()}
        retryLabel="Try again"
      />
    );
  }
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={{ maxWidth: 480 }}>
        <ChoiceField
          name="manual"
          label="Manual"
          value={chosen ? String(chosen.id) : ''}
          placeholder={manuals ? 'Select a manual' : 'Loading manuals…'}
          options={(manuals ?? []).map(({ id, originalFilename }) => ({
            value: String(id),
            label: `${id} · ${originalFilename}`,
          }))}
          onChange={({ target }) => onChoose(target.value ? Number(target.value) : null)}
        />
      </Box>
      {manualId === null ? (
        <Paper variant="outlined">
          <EmptyState
            icon={<ChunksIcon />}
            title="No manual is selected"
            description="Select a manual to see the chunks that were read from it: what answers are made of."
          />
        </Paper>
      ) : (
        <ChunkList key={manualId} manualId={manualId} chunkCount={chosen?.chunkCount ?? null} />
      )}
    </Stack>
  );
}
