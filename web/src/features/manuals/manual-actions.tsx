import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import OpenIcon from '@mui/icons-material/MenuBookOutlined';
import RefreshIcon from '@mui/icons-material/RefreshOutlined';
import { Button, IconButton, Stack, Tooltip } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Manual } from '@contract';
import { pageAddress } from '../../lib/page-address';
import { useWayToPage } from '../../lib/use-way-to-page';
import { canReprocess } from './manual-list';

/** What can be done with one manual of the list. */
export type ManualHandlers = {
  /** The file of this manual is on its way already. */
  isUploaded: (manual: Manual) => boolean;
  onUploadFile: (manual: Manual) => void;
  onReprocess: (manual: Manual) => void;
  onDelete: (manual: Manual) => void;
};

type Props = Pick<ManualHandlers, 'onReprocess' | 'onDelete'> & {
  manual: Manual;
  /** A card has room for the word beside the arrow. */
  isWorded?: boolean;
};

export function ManualActions({ manual, isWorded = false, onReprocess, onDelete }: Props) {
  const way = useWayToPage();
  const name = manual.originalFilename;
  const again = {
    'aria-label': `Reprocesar ${name}`,
    disabled: !canReprocess(manual),
    onClick: () => onReprocess(manual),
  };
  return (
    <Stack direction="row" sx={{ gap: 0.5, justifyContent: 'flex-end', alignItems: 'center' }}>
      {manual.isAskable && (
        <Button
          component={Link}
          to={pageAddress(manual.id, 1)}
          {...way}
          startIcon={<OpenIcon />}
          aria-label={`Abrir ${name}`}
          sx={{
            ...{ mr: 'auto', px: 1, minWidth: 44, 'td &': { mr: 0 } },
            // A table on a tablet has room for the word alone.
            'td & .MuiButton-startIcon': { display: { sm: 'none', lg: 'inherit' } },
          }}
        >
          Abrir
        </Button>
      )}
      {isWorded ? (
        <Button color="inherit" startIcon={<RefreshIcon />} sx={{ px: 1 }} {...again}>
          Reprocesar
        </Button>
      ) : (
        <Tooltip title="Reprocesar">
          {/* A disabled button fires no events: the span carries the tooltip. */}
          <span>
            <IconButton {...again}>
              <RefreshIcon />
            </IconButton>
          </span>
        </Tooltip>
      )}
      <Tooltip title="Eliminar">
        <span>
          <IconButton
            aria-label={`Eliminar ${name}`}
            disabled={manual.status === 'deleted'}
            onClick={() => onDelete(manual)}
          >
            <DeleteIcon />
          </IconButton>
        </span>
      </Tooltip>
    </Stack>
  );
}
