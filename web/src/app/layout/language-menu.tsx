import LanguageIcon from '@mui/icons-material/LanguageOutlined';
import { LANGUAGE } from './language';
import { MenuButton } from './menu-button';
import { LanguageMenuList } from './lazy';

/** The language of the interface: there is one. */
export const LanguageMenu = () => (
  <MenuButton
    label="Idioma"
    startIcon={<LanguageIcon />}
    menu={(frame) => <LanguageMenuList {...frame} />}
  >
    {LANGUAGE}
  </MenuButton>
);
