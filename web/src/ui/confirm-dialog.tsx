import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useId, type ReactNode } from 'react';

type Props = {
  open: boolean;
  title: string;
  /** What will happen, and what cannot be undone. */
  description: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** Language of its texts where it is not the page's: a dialog stands outside the region that opens it. */
  lang?: string;
  isBusy?: boolean;
  /** Red where something is lost. */
  color?: 'error' | 'primary';
  /** What is to be decided beside. */
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something is lost. The safe answer has the focus. */
export function ConfirmDialog({
  open,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancelar',
  lang,
  isBusy,
  color = 'error',
  children,
  onConfirm,
  onClose,
}: Props) {
  const titleId = useId();
  const descriptionId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      lang={lang}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={descriptionId}>{description}</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions sx={{ p: 2, pt: 0 }}>
        <Button onClick={onClose} autoFocus>
          {cancelLabel}
        </Button>
        <Button color={color} variant="contained" onClick={onConfirm} loading={isBusy ?? false}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
