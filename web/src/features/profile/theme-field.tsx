import { Box, useColorScheme } from '@mui/material';
import { modeNames, modes, rememberMode, type Mode } from '../../ui/mode-memory';

/** The theme, changed where it is shown; this browser keeps the choice for the owner. */
export function ThemeField({ ownerId }: { ownerId: string }) {
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <Box
      component="select"
      aria-label="Tema"
      value={mode}
      onChange={({ target }) => {
        const chosen = target.value as Mode;
        rememberMode(ownerId, chosen);
        setMode(chosen);
      }}
      sx={{
        ...{ minHeight: 44, px: 1, font: 'inherit', color: 'inherit', cursor: 'pointer' },
        ...{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 },
      }}
    >
      {modes.map((one) => (
        <option key={one} value={one}>
          {modeNames[one]}
        </option>
      ))}
    </Box>
  );
}
