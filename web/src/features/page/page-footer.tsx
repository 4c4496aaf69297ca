import PreviousIcon from '@mui/icons-material/ChevronLeftOutlined';
import NextIcon from '@mui/icons-material/ChevronRightOutlined';
import { Box, Button, IconButton, InputBase, Stack, Typography } from '@mui/material';
import { useId, useState, type SubmitEvent } from 'react';

type Props = {
  page: number;
  /** Null until it is known. */ count: number | null;
  /** What is printed on it; null where that is no plain number, and pages are counted. */
  printed: number | null;
  onGo: (page: number) => void;
  /** Resolves to whether there is such a page. */
  onGoPrinted: (printed: number) => Promise<boolean>;
};

/** Turning pages, within the thumb's reach. */
export const PageFooter = ({ page, count, printed, onGo, onGoPrinted }: Props) => (
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
    <GoTo {...{ page, count, printed, onGo, onGoPrinted }} />
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

/** Of the number of a page. */
const MOST_DIGITS = 5;

const REFUSED = 'En este manual no hay esa página.';

/** Goes to a page by its number: by the printed one, which stands on the paper in an owner's hands, or by counting. */
function GoTo({ page, count, printed, onGo, onGoPrinted }: Props) {
  const id = useId();
  const here = printed ?? page;
  const [shown, setShown] = useState(here);
  const [text, setText] = useState(String(here));
  const [missing, setMissing] = useState<number | null>(null);
  // The same field: one made anew would lose the keyboard's place, and with it the next key.
  if (shown !== here) {
    setShown(here);
    setText(String(here));
    setMissing(null);
  }
  const wanted = Number(text);
  const isCounted = printed === null;
  const isPage =
    wanted >= 1 && wanted !== missing && (!isCounted || count === null || wanted <= count);
  // Nothing typed yet is no mistake.
  const isRefused = text !== '' && !isPage;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPage || wanted === here) return;
    if (isCounted) onGo(wanted);
    else if (!(await onGoPrinted(wanted))) setMissing(wanted);
  };
  return (
    <Stack
      component="form"
      direction="row"
      onSubmit={(event) => void submit(event)}
      sx={{ alignItems: 'center', gap: 1, position: 'relative' }}
    >
      <Box component="label" htmlFor={id} sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {isCounted ? 'Ir a…' : 'Ir a p.'}
      </Box>
      <InputBase
        id={id}
        value={text}
        onChange={({ target }) => setText(target.value.replace(/\D/g, '').slice(0, MOST_DIGITS))}
        onFocus={({ target }) => target.select()}
        error={isRefused}
        inputProps={{
          ...{ inputMode: 'numeric', 'aria-invalid': isRefused },
          'aria-describedby': wanted === missing ? `${id}-missing` : undefined,
        }}
        sx={{
          width: 72,
          minHeight: 44,
          px: 1,
          border: 1,
          borderColor: isRefused ? 'error.main' : 'text.secondary',
          borderRadius: 1,
          '& input': { textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
        }}
      />
      {count !== null && (
        <Box
          component="span"
          sx={{
            ...{
              color: 'text.secondary',
              fontVariantNumeric: 'tabular-nums',
              whiteSpace: 'nowrap',
            },
            // On a phone, and in a pane, the button that goes there needs the room.
            display: isCounted ? 'inline' : { xs: 'none', md: wanted === here ? 'inline' : 'none' },
          }}
        >
          {here === page ? `de ${count}` : `(hoja ${page} de ${count})`}
        </Box>
      )}
      {isPage && wanted !== here && (
        <Button type="submit" variant="contained" size="small" sx={{ minHeight: 44 }}>
          Ir
        </Button>
      )}
      {wanted === missing && (
        <Typography id={`${id}-missing`} role="alert" variant="body2" color="error">
          {REFUSED}
        </Typography>
      )}
    </Stack>
  );
}
