import { Button, Typography } from '@mui/material';
import { useId } from 'react';

/** A button whose behaviour is yet to come: folded away under that it is. */
export function AnnouncedButton({ label }: { label: string }) {
  const id = useId();
  return (
    <details>
      <Typography
        component="summary"
        id={id}
        variant="body2"
        color="textSecondary"
        sx={{ lineHeight: '44px', cursor: 'pointer' }}
      >
        Aún no disponible
      </Typography>
      <Button size="small" color="secondary" aria-describedby={id}>
        {label}
      </Button>
    </details>
  );
}
