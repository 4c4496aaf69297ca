import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SystemIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import { ListItemIcon, ListItemText, MenuItem, useColorScheme } from '@mui/material';
import type { ReactElement } from 'react';
import { modeNames, modes, rememberMode, type Mode } from '../../ui/mode-memory';

const icons: Record<Mode, ReactElement> = {
  light: <LightIcon />,
  dark: <DarkIcon />,
  system: <SystemIcon />,
};

/** The entries of a menu that set the theme; this browser keeps the choice for the owner. */
export function useThemeChoice(ownerId: string) {
  const { mode: current, setMode } = useColorScheme();
  const choose = (mode: Mode) => {
    rememberMode(ownerId, mode);
    setMode(mode);
  };
  return modes.map((mode) => (
    <MenuItem
      key={mode}
      role="menuitemradio"
      aria-checked={mode === current}
      selected={mode === current}
      onClick={() => choose(mode)}
    >
      <ListItemIcon>{icons[mode]}</ListItemIcon>
      <ListItemText primary={modeNames[mode]} />
    </MenuItem>
  ));
}
