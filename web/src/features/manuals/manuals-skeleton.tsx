import { Card, Skeleton, Stack } from '@mui/material';

/** The shape of a manual while the list loads, so that nothing jumps when it is there. */
export const ManualsSkeleton = () => (
  <Card role="status" aria-label="Cargando manuales" sx={{ p: 2 }}>
    <Stack direction="row" sx={{ gap: 2 }}>
      <Skeleton variant="rounded" width={72} height={102} />
      <Skeleton width="50%" height={28} />
    </Stack>
    <Skeleton variant="rounded" height={72} sx={{ mt: 1.5 }} />
  </Card>
);
