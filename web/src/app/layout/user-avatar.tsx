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
        // Initials that grow with the letters stay within.
        width: 'clamp(36px, 2.25rem, 48px)',
        height: 'clamp(36px, 2.25rem, 48px)',
        fontSize: 'min(0.875rem, 18px)',
        fontWeight: 600,
        bgcolor: 'primary.light',
        color: 'primary.dark',
      }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}
