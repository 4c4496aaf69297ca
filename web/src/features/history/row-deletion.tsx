import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import MoreIcon from '@mui/icons-material/MoreHorizOutlined';
import { IconButton, Tooltip, useMediaQuery } from '@mui/material';
import { useId, useState } from 'react';
import { OnceOpen, onDemand } from '../../ui/lazy';

/** Of the control of a row by which it is deleted. */
export const DELETION = 'data-deletion';

const RowMenu = onDemand(async () => (await import('./row-menu')).RowMenu);

type Props = {
  query: string;
  /** With the control that was used. */
  onDelete: (control: HTMLElement) => void;
};

/** Shown while its row is pointed at or has the keyboard; where nothing can point, behind a menu that nobody touches by chance. */
export const RowDeletion = (props: Props) =>
  useMediaQuery('(hover: none)') ? <InMenu {...props} /> : <OnPoint {...props} />;

const OnPoint = ({ query, onDelete }: Props) => (
  <Tooltip title="Eliminar">
    <IconButton
      {...{ [DELETION]: '' }}
      aria-label={`Eliminar ${query}`}
      onClick={({ currentTarget }) => onDelete(currentTarget)}
      sx={{ opacity: 0, 'li:is(:hover, :focus-within) > &': { opacity: 1 } }}
    >
      <DeleteIcon />
    </IconButton>
  </Tooltip>
);

function InMenu({ query, onDelete }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <IconButton
        {...{ [DELETION]: '' }}
        aria-label={`Acciones de ${query}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <OnceOpen open={anchor !== null} onMissing={() => setAnchor(null)}>
        <RowMenu {...{ id, anchor, onDelete }} onClose={() => setAnchor(null)} />
      </OnceOpen>
    </>
  );
}
