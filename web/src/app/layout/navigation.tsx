import CarIcon from '@mui/icons-material/DirectionsCarOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import ManualIcon from '@mui/icons-material/MenuBookOutlined';
import ProfileIcon from '@mui/icons-material/PersonOutlineOutlined';
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { NavLink } from 'react-router-dom';
import { paths } from '../../lib/paths';

const entries = [
  { to: paths.home, label: 'Panel', icon: <DashboardIcon /> },
  { to: paths.manuals, label: 'Manuales', icon: <ManualIcon /> },
  { to: paths.vehicles, label: 'Vehículos', icon: <CarIcon /> },
  { to: paths.history, label: 'Historial', icon: <HistoryIcon /> },
  { to: paths.profile, label: 'Perfil', icon: <ProfileIcon /> },
];

/** The main menu: the entry that leads to where somebody is, also to what stands below it, is the current one. */
export function Navigation({ onNavigate }: { onNavigate: () => void }) {
  return (
    <Box component="nav" aria-label="Principal">
      <List disablePadding>
        {entries.map(({ to, label, icon }) => (
          <ListItem key={to} disablePadding>
            <ListItemButton
              component={NavLink}
              to={to}
              end={to === paths.home}
              onClick={onNavigate}
              sx={{
                '&.active': {
                  bgcolor: 'primary.light',
                  color: 'primary.dark',
                  '& .MuiListItemIcon-root': { color: 'inherit' },
                  '& .MuiListItemText-primary': { fontWeight: 650 },
                },
              }}
            >
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={label} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
