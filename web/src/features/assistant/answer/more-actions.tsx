import MoreIcon from '@mui/icons-material/MoreHorizOutlined';
import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useId, useRef, useState } from 'react';
import type { Action } from './use-answer-actions';

const LABEL = 'Más acciones';

/** What is seldom done with an answer, in words behind one button. */
export function MoreActions({ actions }: { actions: readonly Action[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = useRef<Action['onClick']>(undefined);
  const id = useId();
  const close = (onClick?: Action['onClick']) => {
    chosen.current = onClick;
    setAnchor(null);
  };
  return (
    <>
      <IconButton
        color="secondary"
        aria-label={LABEL}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ width: 44, height: 44 }}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => close()}
        slotProps={{
          ...{ root: { role: 'region', 'aria-label': LABEL }, list: { 'aria-label': LABEL } },
          // By then the focus is back, and goes where the action leads; nothing of the menu is printed.
          transition: { onExited: () => chosen.current?.() },
        }}
      >
        {actions.map(({ label, icon, disabled = false, link, onClick }) => (
          <MenuItem key={label} {...link} disabled={disabled} onClick={() => close(onClick)}>
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText primary={label} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
