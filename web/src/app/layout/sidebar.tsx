import CloseIcon from '@mui/icons-material/CloseOutlined';
import { Box, IconButton } from '@mui/material';
import { Logo } from '../../ui/logo';
import { Navigation } from './navigation';
import { RecentSearches } from './recent-searches';
import { SidebarVehicles } from './sidebar-vehicles';
import { UserBlock } from './user-block';

type Props = {
  onNavigate: () => void;
  onAddVehicle: () => void;
  /** Present while the sidebar is an overlay. */
  onClose?: () => void;
};

/** Menu, garage, recent questions and the owner, from top to bottom. */
export function Sidebar({ onNavigate, onAddVehicle, onClose }: Props) {
  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2.5, height: 64, flexShrink: 0 }}>
        <Box sx={{ flexGrow: 1 }}>
          <Logo />
        </Box>
        {onClose && (
          <IconButton edge="end" aria-label="Cerrar el menú" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        )}
      </Box>
      <Box
        sx={{
          flexGrow: 1,
          overflowY: 'auto',
          p: 1.5,
          display: 'flex',
          flexDirection: 'column',
          gap: 3,
        }}
      >
        <Navigation onNavigate={onNavigate} />
        <SidebarVehicles onNavigate={onNavigate} onAddVehicle={onAddVehicle} />
        <RecentSearches onNavigate={onNavigate} />
      </Box>
      <UserBlock />
    </Box>
  );
}
