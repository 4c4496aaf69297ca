import { Box, FormControlLabel, Switch } from '@mui/material';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { TextInput } from '../../ui/text-input';
import { ModelFields } from './model-fields';
import type { VehicleFormInput, VehicleFormOutput } from './vehicle-form-schema';
import { YearField } from './year-field';

type Props = {
  form: UseFormReturn<VehicleFormInput, unknown, VehicleFormOutput>;
  /** It is the default one already: it stops being it only when another one becomes it. */
  isDefault: boolean;
};

/** What every vehicle is asked for. */
export function VehicleFields({ form, isDefault }: Props) {
  const { control, register, formState } = form;
  const { ref, ...nickname } = register('nickname');
  return (
    <Box
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, pt: 1 }}
    >
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextInput
          {...nickname}
          inputRef={ref}
          label="Apodo"
          hint="Opcional: cómo lo llamas tú."
          error={formState.errors.nickname && 'El apodo no debe pasar de 60 caracteres.'}
        />
      </Box>
      <ModelFields
        form={form}
        year={<YearField control={control} initial={form.getValues('year')} />}
      />
      {!isDefault && (
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
      )}
    </Box>
  );
}
