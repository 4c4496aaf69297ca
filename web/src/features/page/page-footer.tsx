import PreviousIcon from '@mui/icons-material/ChevronLeftOutlined';
import NextIcon from '@mui/icons-material/ChevronRightOutlined';
import { Box, Button, IconButton, InputBase, Stack } from '@mui/material';
import { useId, useState, type SubmitEvent } from 'react';

type Props = {
  page: number;
  /** Null until it is known. */ count: number | null;
  onGo: (page: number) => void;
};

/** Turning pages, within the thumb's reach. */
export const PageFooter = ({ page, count, onGo }: Props) => (
  <Stack
    component="nav"
    aria-label="Páginas"
    direction="row"
    sx={{
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 1,
      px: 1,
      py: 0.5,
      pb: 'max(4px, env(safe-area-inset-bottom))',
      borderTop: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
    }}
  >
    <IconButton
      aria-label="Página anterior"
      disabled={page <= 1}
      onClick={() => onGo(page - 1)}
      sx={{ width: 48, height: 48 }}
    >
      <PreviousIcon />
    </IconButton>
    <GoTo key={page} page={page} count={count} onGo={onGo} />
    <IconButton
      aria-label="Página siguiente"
      disabled={count !== null && page >= count}
      onClick={() => onGo(page + 1)}
      sx={{ width: 48, height: 48 }}
    >
      <NextIcon />
    </IconButton>
  </Stack>
);

function GoTo({ page, count, onGo }: Props) {
  const id = useId();
  const [text, setText] = useState(String(page));
  const wanted = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  const isPage = wanted >= 1 && (count === null || wanted <= count);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPage) onGo(wanted);
  };
  return (
    <Stack component="form" direction="row" onSubmit={submit} sx={{ alignItems: 'center', gap: 1 }}>
      <Box component="label" htmlFor={id} sx={{ color: 'text.secondary' }}>
        Ir a…
      </Box>
      <InputBase
        id={id}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onFocus={({ target }) => target.select()}
        error={!isPage}
        inputProps={{ inputMode: 'numeric', 'aria-invalid': !isPage, maxLength: 6 }}
        sx={{
          width: 72,
          minHeight: 44,
          px: 1,
          border: 1,
          borderColor: isPage ? 'text.secondary' : 'error.main',
          borderRadius: 1,
          '& input': { textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
        }}
      />
      <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {count !== null && `de ${count}`}
      </Box>
      {isPage && wanted !== page && (
        <Button type="submit" variant="contained" size="small" sx={{ minHeight: 44 }}>
          Ir
        </Button>
      )}
    </Stack>
  );
}
