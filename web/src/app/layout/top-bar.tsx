import MenuIcon from '@mui/icons-material/MenuOutlined';
import { AppBar, Box, IconButton, Toolbar } from '@mui/material';
import { LanguageMenu } from './language-menu';
import { Notifications } from './notifications';
import { UserMenu } from './user-menu';
import { VehicleMenu } from './vehicle-menu';

type Props = { isSettled: boolean; onOpenMenu: () => void; onAddVehicle: () => void };

/** Above every signed-in page: menu (below 900 px), default vehicle, language, notifications, owner. */
export function TopBar({ isSettled, onOpenMenu, onAddVehicle }: Props) {
  return (
    <AppBar
      position="sticky"
      color="transparent"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.default' }}
    >
      <Toolbar sx={{ minHeight: 64, gap: 1 }}>
        <IconButton
          edge="start"
          aria-label="Abrir el menú"
          onClick={onOpenMenu}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Box sx={{ minWidth: 0, display: 'flex' }}>
          <VehicleMenu onAddVehicle={onAddVehicle} />
        </Box>
        <Box sx={{ flexGrow: 1 }} />
        {/* On phones the language stays in the owner's menu. */}
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <LanguageMenu />
        </Box>
        <Notifications isSettled={isSettled} />
        <UserMenu />
      </Toolbar>
    </AppBar>
  );
}
