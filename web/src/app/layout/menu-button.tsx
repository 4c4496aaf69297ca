import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import { Button } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { OnceOpen } from '../../ui/lazy';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { MenuFrame } from '../../ui/anchored-menu';

type Props = {
  /** Said before what the button shows. */
  label: string;
  children: ReactNode;
  startIcon?: ReactNode;
  /** The menu that the button opens. */
  menu: (frame: MenuFrame) => ReactNode;
  isDisabled?: boolean;
};

/** A button that shows what is chosen and opens the menu to choose another. */
export function MenuButton({ label, children, startIcon, menu, isDisabled = false }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        disabled={isDisabled}
        startIcon={startIcon}
        endIcon={<ExpandMoreIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ px: 1.5, minWidth: 0, maxWidth: 320, whiteSpace: 'nowrap' }}
      >
        <VisuallyHidden>{label}: </VisuallyHidden>
        {children}
      </Button>
      <OnceOpen open={anchor !== null} onMissing={() => setAnchor(null)}>
        {menu({ id, label, anchor, onClose: () => setAnchor(null) })}
      </OnceOpen>
    </>
  );
}
