import { Button, Stack, Typography } from '@mui/material';
import { useId } from 'react';

/** A button whose behaviour is yet to come: it is there, and says so. */
export function AnnouncedButton({ label }: { label: string }) {
  const id = useId();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mt: 0.5 }}>
      <Button size="small" color="secondary" aria-describedby={id} sx={{ ml: -2.25 }}>
        {label}
      </Button>
      <Typography id={id} variant="body2" color="textSecondary">
        Aún no disponible
      </Typography>
    </Stack>
  );
}
