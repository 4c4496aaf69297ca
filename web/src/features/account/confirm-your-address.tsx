import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice';

/** In place of the form, once an account was asked for. */
export const ConfirmYourAddress = ({ children }: { children: ReactNode }) => (
  <Notice severity="success">
    <Typography variant="h3" component="p" sx={{ mb: 0.5 }}>
      Revisa tu correo
    </Typography>
    {children}
  </Notice>
);
