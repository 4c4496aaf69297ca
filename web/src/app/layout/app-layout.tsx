import { Box, Drawer, useMediaQuery, type Theme } from '@mui/material';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { LazyAddVehicleDialog } from '../../features/garage/lazy-add-vehicle-dialog';
import { RouteBoundary } from '../route-boundary';
import { SetupReminder } from './setup-reminder';
import { Sidebar } from './sidebar';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';
import { useFocusOnNavigation } from './use-focus-on-navigation';

const SIDEBAR_WIDTH = 280;
const CONTENT_ID = 'contenido';

/** The frame of every signed-in page: sidebar (an overlay below 900 px), top bar and the page itself. */
export function Component() {
  const isOverlay = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isAddingVehicle, setAddingVehicle] = useState(false);
  const contentRef = useFocusOnNavigation<HTMLElement>();
  const closeMenu = () => setMenuOpen(false);
  const addVehicle = () => {
    closeMenu();
    setAddingVehicle(true);
  };
  const actions = { onNavigate: closeMenu, onAddVehicle: addVehicle };
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink targetId={CONTENT_ID} />
      {!isOverlay && (
        <Box
          component="aside"
          aria-label="Barra lateral"
          sx={{
            position: 'sticky',
            top: 0,
            width: SIDEBAR_WIDTH,
            height: '100dvh',
            flexShrink: 0,
            borderRight: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          <Sidebar {...actions} />
        </Box>
      )}
      <Drawer
        open={isMenuOpen}
        onClose={closeMenu}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Menú',
            sx: { width: `min(${SIDEBAR_WIDTH + 40}px, 88vw)` },
          },
        }}
        sx={{ display: { md: 'none' } }}
      >
        <Sidebar {...actions} onClose={closeMenu} />
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar onOpenMenu={() => setMenuOpen(true)} onAddVehicle={addVehicle} />
        <Box
          component="main"
          id={CONTENT_ID}
          ref={contentRef}
          tabIndex={-1}
          sx={{ flexGrow: 1, '&:focus-visible': { outline: 'none' } }}
        >
          <SetupReminder />
          <RouteBoundary minHeight="60dvh">
            <Outlet />
          </RouteBoundary>
        </Box>
      </Box>
      {isAddingVehicle && <LazyAddVehicleDialog onClose={() => setAddingVehicle(false)} />}
    </Box>
  );
}
