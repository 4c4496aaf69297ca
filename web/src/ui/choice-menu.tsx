import CheckIcon from '@mui/icons-material/CheckOutlined';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import type { ReactNode } from 'react';
import { AnchoredMenu, type MenuFrame } from './anchored-menu';

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
    <AnchoredMenu id={id} label={label} anchor={anchor} onClose={onClose}>
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
    </AnchoredMenu>
  );
}
