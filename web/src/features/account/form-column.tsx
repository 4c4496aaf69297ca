import { Stack } from '@mui/material';
import type { ComponentProps } from 'react';

/** A form as a column of fields; the browser's own validation stays out, messages stand beside the fields. */
export function FormColumn({ children, ...form }: ComponentProps<'form'>) {
  return (
    <form noValidate {...form}>
      <Stack sx={{ gap: 2.5 }}>{children}</Stack>
    </form>
  );
}
