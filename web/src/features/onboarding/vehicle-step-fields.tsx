import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { TextInput } from '../../ui/text-input';
import type { VehicleStepInput, VehicleStepOutput } from './vehicle-step-schema';

type Props = {
  form: UseFormReturn<VehicleStepInput, unknown, VehicleStepOutput>;
  disabled: boolean;
};

type TextField = 'make' | 'model' | 'year' | 'vin';

/** A row of its own on phones. */
const wide = { gridColumn: { xs: '1 / -1', sm: 'auto' } } as const;

/** What is asked about a vehicle here: what tells its manual, and no more. */
export function VehicleStepFields({ form, disabled }: Props) {
  const { control, register, formState } = form;
  // What the cover fills in has no event: the label of a field makes room by its value.
  const values = useWatch({ control });
  const field = (name: TextField) => {
    const { ref, ...input } = register(name);
    return {
      ...input,
      inputRef: ref,
      value: values[name] ?? '',
      disabled,
      autoComplete: 'off',
      error: formState.errors[name]?.message,
    };
  };
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 2.5,
        gridTemplateColumns: { xs: '2fr 3fr', sm: '1fr 1fr' },
      }}
    >
      <Box sx={wide}>
        <TextInput {...field('make')} label="Marca" required />
      </Box>
      <Box sx={wide}>
        <TextInput {...field('model')} label="Modelo" required />
      </Box>
      <TextInput {...field('year')} label="Año" required inputMode="numeric" />
      <TextInput
        {...field('vin')}
        label="VIN"
        hint="Opcional: el número de bastidor."
        sx={{ '& input': { textTransform: 'uppercase' } }}
      />
      <Controller
        control={control}
        name="isDefault"
        render={({ field: { value, ref, ...box } }) => (
          <FormControlLabel
            control={
              <Checkbox
                {...box}
                checked={value ?? true}
                disabled={disabled}
                slotProps={{ input: { ref } }}
              />
            }
            label="Establecer como vehículo predeterminado"
            sx={{ gridColumn: '1 / -1', minHeight: 44, gap: 0.5 }}
          />
        )}
      />
    </Box>
  );
}
