import { Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { MAX_FACT_VALUE_LENGTH } from '@contract';
import { TextInput } from '../../ui/text-input';
import { useEditFact } from './use-facts';

type Props = {
  vehicleId: number;
  id: string;
  /** What the value is of. */
  name: string;
  before: { value: string; unit: string };
  onClose: () => void;
};

/** Two small fields in place: the owner's own value, with its unit. */
export function OwnValueForm({ vehicleId, id, name, before, onClose }: Props) {
  const [value, setValue] = useState(before.value);
  const [unit, setUnit] = useState(before.unit);
  const { mutate, isPending } = useEditFact(vehicleId);
  return (
    <Box
      component="form"
      className="no-print"
      aria-label={`Tu valor: ${name}`}
      sx={{ mt: 1, width: '100%' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (value.trim() === '') return;
        mutate({ action: 'write', id, value, unit }, { onSuccess: onClose });
      }}
    >
      <Stack direction="row" sx={{ gap: 1 }}>
        <TextInput
          label="Tu valor"
          value={value}
          autoFocus
          autoComplete="off"
          inputProps={{ maxLength: MAX_FACT_VALUE_LENGTH }}
          onChange={({ target }) => setValue(target.value)}
        />
        <Box sx={{ width: 'min(110px, 40%)', flexShrink: 0 }}>
          <TextInput
            label="Unidad"
            value={unit}
            autoComplete="off"
            inputProps={{ maxLength: 12 }}
            onChange={({ target }) => setUnit(target.value)}
          />
        </Box>
      </Stack>
      <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
        <Button
          type="submit"
          variant="contained"
          loading={isPending}
          disabled={value.trim() === ''}
        >
          Guardar
        </Button>
        <Button onClick={onClose}>Cancelar</Button>
      </Stack>
    </Box>
  );
}
