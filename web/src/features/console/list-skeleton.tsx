import { useMediaQuery, type Theme } from '@mui/material';
import { SkeletonRows } from '../../ui/skeleton-rows';

type Props = { label: string };

/** Keeps the place of a list: cards on a phone, rows elsewhere. */
export function ListSkeleton({ label }: Props) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return <SkeletonRows label={label} rows={3} height={isNarrow ? 236 : 72} />;
}
