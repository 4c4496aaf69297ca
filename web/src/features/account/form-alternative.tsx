import { Button, Stack } from '@mui/material';
import { Notice } from '../../ui/notice';

export type Alternative<Values> = {
  /** Why there is another way. */
  note: string;
  label: string;
  onChoose: (values: Values) => void;
  isBusy: boolean;
};

type Props = Omit<Alternative<never>, 'onChoose'> & { onChoose: () => void };

/** Above the fields of a form whose first way failed, clear of the toast that says so: another way with the same values. */
export const FormAlternative = ({ note, label, onChoose, isBusy }: Props) => (
  <Notice severity="info">
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      {note}
      <Button variant="outlined" loading={isBusy} onClick={onChoose}>
        {label}
      </Button>
    </Stack>
  </Notice>
);

export const PROVIDER_UNREACHABLE =
  'Tu red no llega al servicio de Google con el que entramos. Puedes seguir sin él, directamente con Guantera.';
