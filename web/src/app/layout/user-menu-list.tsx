import CarIcon from '@mui/icons-material/DirectionsCarOutlined';
import LegalIcon from '@mui/icons-material/GavelOutlined';
import LanguageIcon from '@mui/icons-material/LanguageOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import ManualIcon from '@mui/icons-material/MenuBookOutlined';
import PrivacyIcon from '@mui/icons-material/PrivacyTipOutlined';
import ProfileIcon from '@mui/icons-material/PersonOutlineOutlined';
import { Divider, ListItemIcon, ListItemText, ListSubheader, MenuItem } from '@mui/material';
import { Link } from 'react-router-dom';
import { useLogout } from '../../features/account/use-logout';
import { paths } from '../../lib/paths';
import { useThemeChoice } from './theme-choice';
import { AnchoredMenu, type MenuFrame } from '../../ui/anchored-menu';

const links = [
  { to: paths.profile, label: 'Mi perfil', icon: <ProfileIcon /> },
  { to: paths.vehicles, label: 'Mis vehículos', icon: <CarIcon /> },
  { to: paths.ownersManuals, label: 'Mis manuales', icon: <ManualIcon /> },
];

const legal = [
  { to: paths.privacy, label: 'Privacidad', icon: <PrivacyIcon /> },
  { to: paths.legalNotice, label: 'Aviso legal', icon: <LegalIcon /> },
];

type Props = Omit<MenuFrame, 'label'> & { ownerId: string };

/** What belongs to the owner: profile, garage, manuals, language, theme, what the law wants said, and the way out. */
export function UserMenuList({ id, ownerId, anchor, onClose }: Props) {
  const logout = useLogout(paths.auth);
  const themeChoice = useThemeChoice(ownerId);
  return (
    <AnchoredMenu
      id={id}
      label="Menú de la cuenta"
      anchor={anchor}
      onClose={onClose}
      width={260}
      beginsAtFirst
    >
      {links.map(({ to, label, icon }) => (
        <MenuItem key={to} component={Link} to={to} onClick={onClose}>
          <ListItemIcon>{icon}</ListItemIcon>
          <ListItemText primary={label} />
        </MenuItem>
      ))}
      <Divider />
      <ListSubheader role="presentation" sx={{ bgcolor: 'transparent', lineHeight: '36px' }}>
        Idioma
      </ListSubheader>
      <MenuItem role="menuitemradio" aria-checked selected onClick={onClose}>
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
      {legal.map(({ to, label, icon }) => (
        <MenuItem key={to} component={Link} to={to} onClick={onClose}>
          <ListItemIcon>{icon}</ListItemIcon>
          <ListItemText primary={label} />
        </MenuItem>
      ))}
      <Divider />
      <MenuItem disabled={logout.isPending} onClick={() => logout.mutate()}>
        <ListItemIcon>
          <LogoutIcon />
        </ListItemIcon>
        <ListItemText primary="Cerrar sesión" />
      </MenuItem>
    </AnchoredMenu>
  );
}
