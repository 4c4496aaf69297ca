import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import { ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useRef } from 'react';
import type { MenuFrame } from '../../ui/choice-menu';

type Props = Omit<MenuFrame, 'label'> & { onDelete: (control: HTMLElement) => void };

/** What can be done with a question of the history. */
export function RowMenu({ id, anchor, onClose, onDelete }: Props) {
  const chosen = useRef<HTMLElement>(null);
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{
        ...{ root: { role: 'region', 'aria-label': 'Acciones' } },
        list: { 'aria-label': 'Acciones' },
        // By then the row has the focus again, which goes on from there.
        transition: {
          onExited: () => {
            if (chosen.current) onDelete(chosen.current);
            chosen.current = null;
          },
        },
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
    </Menu>
  );
}
