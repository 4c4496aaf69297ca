import SearchIcon from '@mui/icons-material/SearchOutlined';
import { Box, InputAdornment, Typography } from '@mui/material';
import type { RefObject } from 'react';
import { TextInput } from '../../ui/text-input';

type Props = {
  text: string;
  onChange: (text: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  /** How many questions there are and how many match; null while they load. */
  counts: { total: number; shown: number } | null;
};

const questions = (count: number): string => (count === 1 ? '1 pregunta' : `${count} preguntas`);

function said(text: string, { total, shown }: { total: number; shown: number }): string {
  if (text.trim() === '') return questions(total);
  return shown === 0 ? 'Ningún resultado' : `${shown} de ${questions(total)}`;
}

/** The field that searches the history, and how much it finds. */
export function HistorySearch({ text, onChange, inputRef, counts }: Props) {
  return (
    <Box role="search" sx={{ mb: 2 }}>
      <Box sx={{ maxWidth: 520 }}>
        <TextInput
          label="Buscar en tu historial"
          type="search"
          autoComplete="off"
          value={text}
          disabled={counts === null}
          inputRef={inputRef}
          onChange={({ target }) => onChange(target.value)}
          startAdornment={
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          }
        />
      </Box>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1, minHeight: 22 }}>
        {counts && said(text, counts)}
      </Typography>
    </Box>
  );
}
