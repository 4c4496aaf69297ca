import SearchIcon from '@mui/icons-material/SearchOutlined';
import { Box, Chip, InputAdornment, Typography } from '@mui/material';
import type { RefObject } from 'react';
import { TextInput } from '../../ui/text-input';

type Counts = { listed: number; shown: number; times: number; isAll: boolean };

type Props = {
  text: string;
  onChange: (text: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  /** How many questions are listed, how many of them match, and how often all were asked; null while they load. */
  counts: Counts | null;
  isSavedOnly: boolean;
  /** Null where there is no choice. */
  onSavedOnly: ((isSavedOnly: boolean) => void) | null;
};

const questions = (count: number): string => (count === 1 ? '1 pregunta' : `${count} preguntas`);

function said(text: string, { listed, shown, times, isAll }: Counts): string {
  if (text.trim() !== '') {
    return shown === 0 ? 'Ningún resultado' : `${shown} de ${questions(listed)}`;
  }
  // Of what is not listed nobody knows here how often it was asked again; how many there are stands below it.
  if (!isAll) return '';
  return times > listed ? `${questions(listed)}, ${times} veces` : questions(listed);
}

/** The field that searches the history, and how much it finds. */
export function HistorySearch(props: Props) {
  const { text, onChange, inputRef, counts, isSavedOnly, onSavedOnly } = props;
  const words = counts && said(text, counts);
  return (
    <Box role="search" sx={{ mb: 2 }}>
      <TextInput
        label="Buscar en tu historial"
        type="search"
        placeholder="Por ejemplo: presión, aceite…"
        autoComplete="off"
        value={text}
        disabled={counts === null && !isSavedOnly}
        inputRef={inputRef}
        onChange={({ target }) => onChange(target.value)}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon />
          </InputAdornment>
        }
      />
      {onSavedOnly && (
        <Box role="group" aria-label="Qué se muestra" sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
          {[false, true].map((isSaved) => (
            <Chip
              key={String(isSaved)}
              component="button"
              type="button"
              clickable
              aria-pressed={isSavedOnly === isSaved}
              label={isSaved ? 'Guardadas' : 'Todas'}
              color={isSavedOnly === isSaved ? 'primary' : 'default'}
              variant={isSavedOnly === isSaved ? 'filled' : 'outlined'}
              onClick={() => onSavedOnly(isSaved)}
              sx={{ height: 44, borderRadius: 22 }}
            />
          ))}
        </Box>
      )}
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        // Its room is kept while they load.
        sx={words === '' ? undefined : { mt: 1, minHeight: 22 }}
      >
        {words}
      </Typography>
    </Box>
  );
}
