import { Box, FormControlLabel, Switch } from '@mui/material';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { TextInput } from '../../ui/text-input';
import { makes, modelsOf, trimsOf } from './catalogue';
import { SelectField } from './select-field';
import type { VehicleFormInput, VehicleFormOutput } from './vehicle-form-schema';
import { YearField } from './year-field';

type Props = { form: UseFormReturn<VehicleFormInput, unknown, VehicleFormOutput> };

/** The vehicle's data: each list depends on the choice before it. */
export function VehicleFields({ form: { control, register, setValue, formState } }: Props) {
  const [make, model] = useWatch({ control, name: ['make', 'model'] });
  const { ref, ...nickname } = register('nickname');
  return (
    <Box
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, pt: 1 }}
    >
      <SelectField
        control={control}
        name="make"
        label="Marca"
        options={makes}
        isRequired
        onChosen={() => {
          setValue('model', '');
          setValue('trim', '');
        }}
      />
      <SelectField
        control={control}
        name="model"
        label="Modelo"
        options={modelsOf(make)}
        hint="Elige antes la marca."
        isRequired
        onChosen={() => setValue('trim', '')}
      />
      <YearField control={control} />
      <SelectField
        control={control}
        name="trim"
        label="Acabado"
        options={trimsOf(make, model)}
        hint="Elige antes el modelo."
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextInput
          {...nickname}
          inputRef={ref}
          label="Apodo"
          hint="Opcional: cómo lo llamas tú."
          error={formState.errors.nickname && 'El apodo no debe pasar de 60 caracteres.'}
        />
      </Box>
      <Controller
        control={control}
        name="isDefault"
        render={({ field: { value, ...field } }) => (
          <FormControlLabel
            control={<Switch {...field} checked={value ?? false} />}
            label="Usar como vehículo predeterminado"
            sx={{ gridColumn: '1 / -1' }}
          />
        )}
      />
    </Box>
  );
}
