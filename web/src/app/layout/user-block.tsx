import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { useLogout } from '../../features/account/use-logout';
import { useSession } from '../../lib/api/session';
import { paths } from '../../lib/paths';
import { UserAvatar } from './user-avatar';

/** Who is signed in, and the way out. */
export function UserBlock() {
  const { user } = useSession();
  const logout = useLogout(paths.auth);
  if (!user) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <UserAvatar name={user.displayName} />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography variant="subtitle2" component="p" noWrap>
          {user.displayName}
        </Typography>
        <Typography variant="body2" color="textSecondary" noWrap title={user.email}>
          {user.email}
        </Typography>
      </Box>
      <Tooltip title="Cerrar sesión">
        <IconButton
          edge="end"
          aria-label="Cerrar sesión"
          onClick={() => logout.mutate()}
          loading={logout.isPending}
        >
          <LogoutIcon />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
