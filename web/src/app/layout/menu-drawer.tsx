import { Drawer } from '@mui/material';
import { Sidebar } from './sidebar';

type Props = { open: boolean; width: number; onClose: () => void; onAddVehicle: () => void };

/** The sidebar as phones have it: over the page, until something is chosen. */
export const MenuDrawer = ({ open, width, onClose, onAddVehicle }: Props) => (
  <Drawer
    open={open}
    onClose={onClose}
    slotProps={{
      paper: {
        role: 'dialog',
        'aria-label': 'Menú',
        sx: { width: `min(${width}px, 88vw)` },
      },
    }}
    sx={{ display: { md: 'none' } }}
  >
    <Sidebar onNavigate={onClose} onAddVehicle={onAddVehicle} onClose={onClose} />
  </Drawer>
);
