import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import { Button, Menu } from '@mui/material';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useId, useState, type ReactNode } from 'react';

type Props = {
  /** Said before what the button shows. */
  label: string;
  children: ReactNode;
  startIcon?: ReactNode;
  /** Content of the menu; call `close` once something was chosen. */
  menu: (close: () => void) => ReactNode;
  isDisabled?: boolean;
};

/** A button that shows what is chosen and opens the menu to choose another. */
export function MenuButton({ label, children, startIcon, menu, isDisabled = false }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
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
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ root: { role: 'region', 'aria-label': label } }}
      >
        {menu(close)}
      </Menu>
    </>
  );
}
