import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Button, IconButton, Stack, Tooltip } from '@mui/material';
import type { SheetFact } from '@contract';
import { useEditFact } from './use-facts';

type Props = {
  vehicleId: number;
  manualId: number;
  fact: SheetFact;
  onWrite: () => void;
};

/** What an owner says of a value: that it is right, or another one. */
export function FactActions({
  vehicleId,
  manualId,
  fact: { id, of, condition, check, own },
  onWrite,
}: Props) {
  const { mutate, isPending } = useEditFact(vehicleId);
  const isChecked = check !== null && check.changed === null;
  const name = [of, condition].filter((part) => part !== '').join(', ');
  return (
    <Stack direction="row" className="no-print" sx={{ flexWrap: 'wrap', ml: -1 }}>
      {own === null && (
        <Button
          size="small"
          {...(isChecked && { startIcon: <CheckIcon /> })}
          aria-label={isChecked ? `Comprobado: ${name}. Quitar` : `Comprobar: ${name}`}
          color={isChecked ? 'success' : 'primary'}
          loading={isPending}
          onClick={() =>
            mutate(isChecked ? { action: 'uncheck', id } : { action: 'check', id, manualId })
          }
          sx={{ minHeight: 44, px: 1, whiteSpace: 'nowrap' }}
        >
          {isChecked ? 'Comprobado' : 'Comprobar'}
        </Button>
      )}
      <Tooltip title={own ? 'Cambiar' : 'Poner mi valor'}>
        <IconButton
          aria-label={`${own ? 'Cambiar' : 'Poner mi valor'}: ${name}`}
          color="primary"
          onClick={onWrite}
          sx={{ width: 44, height: 44 }}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {own !== null && (
        <Button
          size="small"
          aria-label={`Quitar el mío: ${name}`}
          loading={isPending}
          onClick={() => mutate({ action: 'erase', id })}
          sx={{ minHeight: 44, px: 1, whiteSpace: 'nowrap' }}
        >
          Quitar el mío
        </Button>
      )}
    </Stack>
  );
}
