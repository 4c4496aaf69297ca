import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { useRef } from 'react';
import { AnchoredMenu, type MenuFrame } from '../../ui/anchored-menu';

type Props = Omit<MenuFrame, 'label'> & { onDelete: (control: HTMLElement) => void };

/** What can be done with a question of the history. */
export function RowMenu({ id, anchor, onClose, onDelete }: Props) {
  // Deleted when the menu has gone: the row has the focus again, which goes on from there.
  const chosen = useRef<HTMLElement>(null);
  return (
    <AnchoredMenu
      id={id}
      label="Acciones"
      anchor={anchor}
      onClose={onClose}
      onExited={() => {
        if (chosen.current) onDelete(chosen.current);
        chosen.current = null;
      }}
    >
      <MenuItem
        onClick={() => {
          chosen.current = anchor;
          onClose();
        }}
      >
        <ListItemIcon>
          <DeleteIcon />
        </ListItemIcon>
        <ListItemText primary="Eliminar" />
      </MenuItem>
    </AnchoredMenu>
  );
}
