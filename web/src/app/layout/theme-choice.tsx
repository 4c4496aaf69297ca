import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SystemIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import { ListItemIcon, ListItemText, MenuItem, useColorScheme } from '@mui/material';

const modes = [
  { mode: 'light', label: 'Claro', icon: <LightIcon /> },
  { mode: 'dark', label: 'Oscuro', icon: <DarkIcon /> },
  { mode: 'system', label: 'Sistema', icon: <SystemIcon /> },
] as const;

/** The entries of a menu that set the theme; the choice stays in this browser. */
export function useThemeChoice() {
  const { mode: current, setMode } = useColorScheme();
  return modes.map(({ mode, label, icon }) => (
    <MenuItem
      key={mode}
      role="menuitemradio"
      aria-checked={mode === current}
      selected={mode === current}
      onClick={() => setMode(mode)}
    >
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText primary={label} />
    </MenuItem>
  ));
}
