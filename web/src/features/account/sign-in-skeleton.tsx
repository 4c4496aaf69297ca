import { Skeleton, Stack } from '@mui/material';

const HEIGHTS = [48, 44, 44, 16, 56, 56, 44];

/** Keeps the card's place until Firebase is here. */
export function SignInSkeleton() {
  return (
    <Stack role="status" aria-label="Cargando el acceso" sx={{ gap: 2.5 }}>
      {HEIGHTS.map((height, index) => (
        <Skeleton key={index} variant="rounded" height={height} />
      ))}
    </Stack>
  );
}
