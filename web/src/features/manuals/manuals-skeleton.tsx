import { Skeleton } from '@mui/material';

/** The room of a manual while the list loads, so that nothing jumps when it is there. */
export const ManualsSkeleton = () => (
  <Skeleton variant="rounded" height={200} role="status" aria-label="Cargando manuales" />
);
