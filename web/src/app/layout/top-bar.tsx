import MenuIcon from '@mui/icons-material/MenuRounded';
import { AppBar, IconButton, Toolbar } from '@mui/material';

type Props = { onOpenMenu: () => void };

export function TopBar({ onOpenMenu }: Props) {
  return (
    <AppBar
      position="sticky"
      color="default"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.default' }}
    >
      <Toolbar>
        <IconButton
          edge="start"
          aria-label="Abrir el menú"
          onClick={onOpenMenu}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
      </Toolbar>
    </AppBar>
  );
}
