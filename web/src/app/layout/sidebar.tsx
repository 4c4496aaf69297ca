import { Box } from '@mui/material';
import { Logo } from '../../ui/logo';
import { Navigation } from './navigation';

type Props = {
  onNavigate: () => void;
  /** Present while the sidebar is an overlay. */
  onClose?: () => void;
};

export function Sidebar({ onNavigate }: Props) {
  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column', p: 2, gap: 3 }}>
      <Logo />
      <Navigation onNavigate={onNavigate} />
    </Box>
  );
}
