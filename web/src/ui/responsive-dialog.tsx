import CloseIcon from '@mui/icons-material/CloseOutlined';
import { Dialog, DialogTitle, IconButton, useMediaQuery, type Theme } from '@mui/material';
import { useId, type ReactNode } from 'react';

type Props = {
  open: boolean;
  title: string;
  closeLabel?: string;
  /** Language of its texts where it is not the page's: a dialog stands outside the region that opens it. */
  lang?: string;
  onClose: () => void;
  /** Something is under way which closing would break off. */
  isBusy?: boolean;
  /** DialogContent and DialogActions, or a form around them. */
  children: ReactNode;
};

/** A dialog with a title and a way out; it fills the screen of a phone. */
export function ResponsiveDialog({
  open,
  title,
  closeLabel = 'Cerrar',
  lang,
  onClose,
  isBusy = false,
  children,
}: Props) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      lang={lang}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} sx={{ pr: 8 }}>
        {title}
      </DialogTitle>
      <IconButton
        aria-label={closeLabel}
        onClick={close}
        disabled={isBusy}
        sx={{ position: 'absolute', top: 10, right: 12 }}
      >
        <CloseIcon />
      </IconButton>
      {children}
    </Dialog>
  );
}
