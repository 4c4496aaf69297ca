import CheckIcon from '@mui/icons-material/CheckOutlined';
import { ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import type { ReactNode } from 'react';

export type MenuFrame = {
  id: string;
  /** What is chosen here. */
  label: string;
  /** The button that opened it; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
};

export type Choice<Id> = { id: Id; name: string; details?: string | null };

type Props<Id> = MenuFrame & {
  choices: readonly Choice<Id>[];
  chosen: Id;
  /** Called only with another than the one that is chosen. */
  onChoose?: (id: Id) => void;
  /** More entries, below the choices. */
  children?: ReactNode;
};

/** The menu below the button that shows what is chosen. */
export function ChoiceMenu<Id extends string | number>(props: Props<Id>) {
  const { id, label, anchor, onClose, choices, chosen, onChoose, children } = props;
  const choose = (choice: Id) => {
    onClose();
    if (choice !== chosen) onChoose?.(choice);
  };
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ root: { role: 'region', 'aria-label': label }, list: { 'aria-label': label } }}
    >
      {choices.map((choice) => (
        <MenuItem
          key={choice.id}
          role="menuitemradio"
          aria-checked={choice.id === chosen}
          selected={choice.id === chosen}
          onClick={() => choose(choice.id)}
          sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
        >
          <ListItemIcon>{choice.id === chosen && <CheckIcon />}</ListItemIcon>
          <ListItemText primary={choice.name} secondary={choice.details} />
        </MenuItem>
      ))}
      {children}
    </Menu>
  );
}
