import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ChunksIcon from '@mui/icons-material/ViewListOutlined';
import { IconButton, Stack, Tooltip } from '@mui/material';
import type { ReactElement } from 'react';
import type { Manual } from '@contract';

export type RowHandlers = {
  onViewChunks: (manual: Manual) => void;
  onEdit: (manual: Manual) => void;
  onDelete: (manual: Manual) => void;
};

type ActionProps = { verb: string; manual: Manual; icon: ReactElement; onClick: () => void };

const Action = ({ verb, manual, icon, onClick }: ActionProps) => (
  <Tooltip title={verb} slotProps={{ popper: { lang: 'en' } }}>
    {/* A disabled button fires no events: the span carries the tooltip. */}
    <span>
      <IconButton
        aria-label={`${verb}: ${manual.originalFilename}`}
        // It is being deleted: there is nothing left to do with it.
        disabled={manual.status === 'deleted'}
        onClick={onClick}
      >
        {icon}
      </IconButton>
    </span>
  </Tooltip>
);

type Props = RowHandlers & { manual: Manual };

/** What can be done with one manual of the list. */
export const RowActions = ({ manual, onViewChunks, onEdit, onDelete }: Props) => (
  <Stack direction="row" sx={{ gap: 0.5, justifyContent: 'flex-end' }}>
    <Action
      verb="View chunks"
      manual={manual}
      icon={<ChunksIcon />}
      onClick={() => onViewChunks(manual)}
    />
    <Action verb="Edit" manual={manual} icon={<EditIcon />} onClick={() => onEdit(manual)} />
    <Action verb="Delete" manual={manual} icon={<DeleteIcon />} onClick={() => onDelete(manual)} />
  </Stack>
);
