import { Typography } from '@mui/material';

/** Of what no rule of ours confirms, which is shown in the manual's words all the same. */
export const ToCheck = ({ of }: { of: { isToCheck?: boolean | undefined } }) =>
  of.isToCheck ? (
    <Typography variant="body2" sx={{ mb: 1 }}>
      Lo ha señalado un modelo al leer tu manual: compruébalo en la página.
    </Typography>
  ) : null;
