import CheckIcon from '@mui/icons-material/CheckOutlined';
import LanguageIcon from '@mui/icons-material/LanguageOutlined';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { MenuButton } from './menu-button';

const LANGUAGE = 'Español';

/** The language of the interface: there is one. */
export function LanguageMenu() {
  return (
    <MenuButton
      label="Idioma"
      startIcon={<LanguageIcon />}
      menu={(close) => (
        <MenuItem role="menuitemradio" aria-checked selected onClick={close}>
          <ListItemIcon>
            <CheckIcon />
          </ListItemIcon>
          <ListItemText primary={LANGUAGE} />
        </MenuItem>
      )}
    >
      {LANGUAGE}
    </MenuButton>
  );
}
