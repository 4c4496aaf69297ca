import { Card, Skeleton, Stack } from '@mui/material';

/** What the list is for whoever has one vehicle or two. */
const CARDS = [1, 2] as const;

/** The list's shape while it loads, so that nothing jumps when it is there. */
export const ManualsSkeleton = () => (
  <Stack role="status" aria-label="Cargando manuales" sx={{ gap: 1.5 }}>
    {CARDS.map((card) => (
      <Card key={card} sx={{ p: 2 }}>
        <Stack direction="row" sx={{ gap: 2 }}>
          <Skeleton variant="rounded" width={72} height={102} />
          <Stack sx={{ flex: 1 }}>
            <Skeleton width="70%" height={28} />
            <Skeleton width="45%" />
          </Stack>
        </Stack>
        <Skeleton variant="rounded" width={170} height={24} sx={{ my: 1.5, borderRadius: 6 }} />
        <Skeleton width="90%" height={48} />
      </Card>
    ))}
  </Stack>
);
