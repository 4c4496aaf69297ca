import { Button, DialogActions, DialogContent, Stack } from '@mui/material';
import type { ReactNode, SubmitEventHandler } from 'react';
import { ResponsiveDialog } from '../../ui/responsive-dialog';

type Props = {
  title: string;
  submitLabel: string;
  isBusy: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onClose: () => void;
  /** Breaks off what is under way; without it there is no way out until it ends. */
  onCancel?: () => void;
  children: ReactNode;
};

/** A short form in a dialog, in the console's language. */
export function ConsoleDialog({
  title,
  submitLabel,
  isBusy,
  onSubmit,
  onClose,
  onCancel,
  children,
}: Props) {
  return (
    <ResponsiveDialog
      open
      title={title}
      lang="en"
      closeLabel="Close"
      onClose={onClose}
      isBusy={isBusy}
    >
      <form noValidate onSubmit={onSubmit} style={{ display: 'contents' }}>
        <DialogContent>
          <Stack sx={{ gap: 2.5, pt: 1 }}>{children}</Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3, pt: 1 }}>
          <Button onClick={isBusy ? onCancel : onClose} disabled={isBusy && !onCancel}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
    </ResponsiveDialog>
  );
}
