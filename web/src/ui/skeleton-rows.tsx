import { Skeleton, Stack } from '@mui/material';

type Props = {
  /** What is loading, for those who do not see it. */
  label: string;
  rows: number;
  /** Height of a row of the list that is coming, in pixels: nothing jumps when it is here. */
  height: number;
};

/** Keeps the place of a list while it loads. */
export function SkeletonRows({ label, rows, height }: Props) {
  return (
    <Stack role="status" aria-label={label} sx={{ gap: 1 }}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={height} />
      ))}
    </Stack>
  );
}
