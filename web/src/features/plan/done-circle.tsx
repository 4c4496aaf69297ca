import PendingIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { IconButton, Tooltip } from '@mui/material';

type Props = {
  /** What is done, for who listens. */
  name: string;
  onDone: () => void;
};

/** To be ticked off: quiet, as each row has one. */
export const DoneCircle = ({ name, onDone }: Props) => (
  <Tooltip title="Marcar como hecho">
    <IconButton aria-label={`Hecho: ${name}`} onClick={onDone}>
      <PendingIcon fontSize="small" />
    </IconButton>
  </Tooltip>
);
