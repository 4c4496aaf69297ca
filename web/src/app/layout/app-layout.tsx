import { Box, Drawer, Link } from '@mui/material';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { prefetchPages } from '../pages';
import { RouteBoundary } from '../route-boundary';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';
import { useFocusOnNavigation } from './use-focus-on-navigation';

const SIDEBAR_WIDTH = 280;
const CONTENT_ID = 'contenido';

/** The frame of every signed-in page: sidebar (an overlay below 900 px), top bar and the page itself. */
export function Component() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const contentRef = useFocusOnNavigation<HTMLElement>();
  useEffect(() => void prefetchPages(), []);
  const closeMenu = () => setMenuOpen(false);
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <Link
        href={`#${CONTENT_ID}`}
        sx={{
          position: 'fixed',
          zIndex: 'tooltip',
          top: -80,
          left: 16,
          p: 1.5,
          borderRadius: 1,
          bgcolor: 'background.paper',
          '&:focus': { top: 12 },
        }}
      >
        Saltar al contenido
      </Link>
      <Box
        component="aside"
        aria-label="Barra lateral"
        sx={{ display: { xs: 'none', md: 'block' }, width: SIDEBAR_WIDTH, flexShrink: 0 }}
      >
        <Box
          sx={{
            position: 'fixed',
            width: SIDEBAR_WIDTH,
            height: '100dvh',
            borderRight: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          <Sidebar onNavigate={closeMenu} />
        </Box>
      </Box>
      <Drawer
        open={isMenuOpen}
        onClose={closeMenu}
        slotProps={{
          paper: {
            'aria-label': 'Menú',
            role: 'dialog',
            sx: { width: `min(${SIDEBAR_WIDTH + 40}px, 88vw)` },
          },
        }}
        sx={{ display: { md: 'none' } }}
      >
        <Sidebar onNavigate={closeMenu} onClose={closeMenu} />
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar onOpenMenu={() => setMenuOpen(true)} />
        <Box
          component="main"
          id={CONTENT_ID}
          ref={contentRef}
          tabIndex={-1}
          sx={{ flexGrow: 1, outline: 'none', '&:focus-visible': { outline: 'none' } }}
        >
          <RouteBoundary>
            <Outlet />
          </RouteBoundary>
        </Box>
      </Box>
    </Box>
  );
}
