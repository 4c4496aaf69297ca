import { IconButton } from '@mui/material';
import { useId, useState } from 'react';
import { useSession } from '../../lib/api/session';
import { OnceOpen } from '../../ui/lazy';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { UserMenuList } from './lazy';
import { UserAvatar } from './user-avatar';

/** The owner, and what opens from there. */
export function UserMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { user } = useSession();
  const id = useId();
  if (!user) return null;
  return (
    <>
      <IconButton
        edge="end"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.5 }}
      >
        <VisuallyHidden>Menú de {user.displayName}</VisuallyHidden>
        <UserAvatar name={user.displayName} />
      </IconButton>
      <OnceOpen open={anchor !== null} onMissing={() => setAnchor(null)}>
        <UserMenuList id={id} ownerId={user.id} anchor={anchor} onClose={() => setAnchor(null)} />
      </OnceOpen>
    </>
  );
}
