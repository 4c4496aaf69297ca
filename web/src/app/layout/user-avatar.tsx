import { Avatar } from '@mui/material';

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** The owner's initials; the name stands beside it or in the label of its button. */
export function UserAvatar({ name }: { name: string }) {
  return (
    <Avatar
      aria-hidden
      sx={{
        width: 36,
        height: 36,
        fontSize: '0.875rem',
        fontWeight: 600,
        bgcolor: 'primary.light',
        color: 'primary.dark',
      }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}
