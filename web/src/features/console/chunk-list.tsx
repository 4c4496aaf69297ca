import ChunksIcon from '@mui/icons-material/ViewListOutlined';
import { Paper, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { listManualChunks, MAX_LISTED_CHUNKS } from '@contract';
import { queryOf } from '../../lib/api/queries';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { ChunkCard } from './chunk-card';
import { isGone } from './use-manual-status';

type Props = {
  manualId: number;
  /** How many the manual has in all; null while that is not known. */
  chunkCount: number | null;
};

/** The first chunks of a manual, in reading order. */
export function ChunkList({ manualId, chunkCount }: Props) {
  const { data, error, refetch } = useQuery(queryOf(listManualChunks, { id: manualId }));
  if (isGone(error) || (error && !data)) {
    return (
      <ErrorState
        title={isGone(error) ? `There is no manual ${manualId}` : 'The chunks cannot be shown'}
        error={error}
        retryLabel="Try again"
        {...(!isGone(error) && { onRetry: () => void refetch() })}
      />
    );
  }
  if (!data) return <SkeletonRows label="Loading chunks" rows={4} height={150} />;
  if (data.length === 0) {
    return (
      <Paper variant="outlined">
        <EmptyState
          icon={<ChunksIcon />}
          title="This manual has no chunks yet"
          description="They are here when the manual has been read. Track shows how far it is."
        />
      </Paper>
    );
  }
  const chunks = data.slice(0, MAX_LISTED_CHUNKS);
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography role="status">{countOf(chunks.length, chunkCount)}</Typography>
      <Stack component="ol" aria-label="Chunks" sx={{ gap: 1.5, p: 0, m: 0, listStyle: 'none' }}>
        {chunks.map((chunk, index) => (
          <ChunkCard key={chunk.id} chunk={chunk} position={index + 1} />
        ))}
      </Stack>
    </Stack>
  );
}

function countOf(shown: number, inAll: number | null): string {
  if (shown < MAX_LISTED_CHUNKS) return shown === 1 ? '1 chunk' : `${shown} chunks`;
  const rest = inAll !== null && inAll > shown ? ` of ${inAll}` : '';
  return `The first ${MAX_LISTED_CHUNKS} chunks${rest}: more are not shown here.`;
}
