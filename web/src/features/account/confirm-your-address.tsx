import { Alert, AlertTitle } from '@mui/material';
import type { ReactNode } from 'react';

/** In place of the form, once an account was asked for. */
export const ConfirmYourAddress = ({ children }: { children: ReactNode }) => (
  <Alert severity="success" role="status">
    <AlertTitle>Revisa tu correo</AlertTitle>
    {children}
  </Alert>
);
