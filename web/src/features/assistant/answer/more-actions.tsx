import MoreIcon from '@mui/icons-material/MoreHorizOutlined';
import { IconButton, ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { AnchoredMenu } from '../../../ui/anchored-menu';
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
      <AnchoredMenu
        id={id}
        label={LABEL}
        anchor={anchor}
        onClose={() => close()}
        // Nothing of the menu is printed, and the focus goes where the action leads.
        onExited={() => chosen.current?.()}
      >
        {actions.map(({ label, icon, disabled = false, link, onClick }) => (
          <MenuItem key={label} {...link} disabled={disabled} onClick={() => close(onClick)}>
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText primary={label} />
          </MenuItem>
        ))}
      </AnchoredMenu>
    </>
  );
}
