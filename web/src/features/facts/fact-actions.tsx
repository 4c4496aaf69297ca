import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Button, Stack } from '@mui/material';
import type { SheetFact } from '@contract';
import { useEditFact } from './use-facts';

type Props = {
  vehicleId: number;
  manualId: number;
  fact: SheetFact;
  onWrite: () => void;
};

/** What an owner says of a value: that it is right, or another one. */
export function FactActions({ vehicleId, manualId, fact: { id, of, check, own }, onWrite }: Props) {
  const { mutate, isPending } = useEditFact(vehicleId);
  const isChecked = check !== null && check.changed === null;
  return (
    <Stack direction="row" className="no-print" sx={{ flexWrap: 'wrap', columnGap: 0.5 }}>
      {own === null && (
        <Button
          size="small"
          startIcon={<CheckIcon />}
          aria-pressed={isChecked}
          aria-label={`Comprobado: ${of}`}
          color={isChecked ? 'success' : 'primary'}
          loading={isPending}
          onClick={() =>
            mutate(isChecked ? { action: 'uncheck', id } : { action: 'check', id, manualId })
          }
          sx={{ minHeight: 44 }}
        >
          {isChecked ? 'Comprobado' : 'Comprobar'}
        </Button>
      )}
      <Button
        size="small"
        startIcon={<EditIcon />}
        aria-label={`${own ? 'Cambiar mi valor' : 'Poner mi valor'}: ${of}`}
        onClick={onWrite}
        sx={{ minHeight: 44 }}
      >
        {own ? 'Cambiar' : 'Poner mi valor'}
      </Button>
      {own !== null && (
        <Button
          size="small"
          aria-label={`Quitar mi valor: ${of}`}
          loading={isPending}
          onClick={() => mutate({ action: 'erase', id })}
          sx={{ minHeight: 44 }}
        >
          Quitar el mío
        </Button>
      )}
    </Stack>
  );
}
