import SearchIcon from '@mui/icons-material/SearchOutlined';
import { Box, InputAdornment, Typography } from '@mui/material';
import { TextInput } from '../../ui/text-input';

type Props = { text: string; onChange: (text: string) => void; shown: number; total: number };

/** Finds fuses by what they protect, as people call it. */
export const FuseField = ({ text, onChange, shown, total }: Props) => (
  <Box role="search" className="no-print" sx={{ maxWidth: 480, my: 1 }}>
    <TextInput
      label="Buscar un fusible"
      type="search"
      placeholder="mechero, radio, F12…"
      autoComplete="off"
      value={text}
      onChange={({ target }) => onChange(target.value)}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon />
        </InputAdornment>
      }
    />
    <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 0.5, minHeight: 22 }}>
      {text.trim() === ''
        ? ''
        : shown === 0
          ? 'Ningún fusible con ese nombre. Prueba con otro, o con su posición.'
          : `${shown} de ${total} fusibles`}
    </Typography>
  </Box>
);
