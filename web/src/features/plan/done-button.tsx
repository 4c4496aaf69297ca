import WorkIcon from '@mui/icons-material/BuildOutlined';
import { IconButton, Tooltip } from '@mui/material';

type Props = {
  /** What is done, for who listens. */
  name: string;
  onDone: () => void;
};

/** Notes that a work was done: quiet, as each row has one. */
export const DoneButton = ({ name, onDone }: Props) => (
  <Tooltip title="Marcar como hecho">
    <IconButton aria-label={`Hecho: ${name}`} onClick={onDone}>
      <WorkIcon fontSize="small" />
    </IconButton>
  </Tooltip>
);
