import { DEFAULT_LANGUAGE } from '@contract';
import type { MenuFrame } from '../../ui/anchored-menu';
import { ChoiceMenu } from '../../ui/choice-menu';
import { LANGUAGE } from './language';

const languages = [{ id: DEFAULT_LANGUAGE, name: LANGUAGE }];

/** The languages to choose from. */
export const LanguageMenuList = (frame: MenuFrame) => (
  <ChoiceMenu {...frame} choices={languages} chosen={DEFAULT_LANGUAGE} />
);
