import CarIcon from '@mui/icons-material/DirectionsCarOutlined';
import LanguageIcon from '@mui/icons-material/LanguageOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import ManualIcon from '@mui/icons-material/MenuBookOutlined';
import ProfileIcon from '@mui/icons-material/PersonOutlineOutlined';
import {
  Divider,
  IconButton,
  ListItemIcon,
  ListItemText,
  ListSubheader,
  Menu,
  MenuItem,
} from '@mui/material';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLogout } from '../../features/account/use-logout';
import { useSession } from '../../lib/session';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { paths } from '../paths';
import { useThemeChoice } from './theme-choice';
import { UserAvatar } from './user-avatar';

const links = [
  { to: paths.profile, label: 'Mi perfil', icon: <ProfileIcon /> },
  { to: paths.vehicles, label: 'Mis vehículos', icon: <CarIcon /> },
  { to: paths.ownersManuals, label: 'Mis manuales', icon: <ManualIcon /> },
];

/** What belongs to the owner: profile, garage, manuals, language, theme, and the way out. */
export function UserMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { user } = useSession();
  const logout = useLogout(paths.auth);
  const themeChoice = useThemeChoice(user?.id);
  const id = useId();
  const close = () => setAnchor(null);
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
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        // The keyboard begins at the first entry, not at the chosen language in the middle.
        variant="menu"
        slotProps={{
          root: { role: 'region', 'aria-label': 'Menú de la cuenta' },
          paper: { sx: { width: 260 } },
        }}
      >
        {links.map(({ to, label, icon }) => (
          <MenuItem key={to} component={Link} to={to} onClick={close}>
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText primary={label} />
          </MenuItem>
        ))}
        <Divider />
        <ListSubheader role="presentation" sx={{ bgcolor: 'transparent', lineHeight: '36px' }}>
          Idioma
        </ListSubheader>
        <MenuItem role="menuitemradio" aria-checked selected onClick={close}>
          <ListItemIcon>
            <LanguageIcon />
          </ListItemIcon>
          <ListItemText primary="Español" />
        </MenuItem>
        <Divider />
        <ListSubheader role="presentation" sx={{ bgcolor: 'transparent', lineHeight: '36px' }}>
          Tema
        </ListSubheader>
        {themeChoice}
        <Divider />
        <MenuItem disabled={logout.isPending} onClick={() => logout.mutate()}>
          <ListItemIcon>
            <LogoutIcon />
          </ListItemIcon>
          <ListItemText primary="Cerrar sesión" />
        </MenuItem>
      </Menu>
    </>
  );
}
