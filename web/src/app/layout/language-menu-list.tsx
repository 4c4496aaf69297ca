import CheckIcon from '@mui/icons-material/CheckOutlined';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { ChoiceMenu, type MenuFrame } from './choice-menu';
import { LANGUAGE } from './language';

/** The languages to choose from. */
export const LanguageMenuList = (frame: MenuFrame) => (
  <ChoiceMenu {...frame}>
    <MenuItem role="menuitemradio" aria-checked selected onClick={frame.onClose}>
      <ListItemIcon>
        <CheckIcon />
      </ListItemIcon>
      <ListItemText primary={LANGUAGE} />
    </MenuItem>
  </ChoiceMenu>
);
