import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextInput } from '../../ui/text-input';
import { countries, countryName } from './countries';
import { SelectField } from './select-field';
import type { VehicleFormInput, VehicleFormOutput } from './vehicle-form-schema';

type Props = {
  form: UseFormReturn<VehicleFormInput, unknown, VehicleFormOutput>;
  /** Somebody came for the telephone of the assistance. */
  isPhoneWanted: boolean;
};

/** What not every owner knows, and no vehicle needs: folded away until somebody wants to say it, or something is wrong. */
export function VehicleDetails({ form, isPhoneWanted }: Props) {
  const { control, register, formState } = form;
  const { engine, tyreSize, vin, country, firstRegistration, assistancePhone } = formState.errors;
  // What an error has opened stays open while it is mended, and after.
  const [isOpen, setOpen] = useState(isPhoneWanted);
  const ofText = engine ?? tyreSize ?? vin;
  const isWrong = Boolean(ofText ?? country ?? firstRegistration ?? assistancePhone);
  const { ref: engineRef, ...engineField } = register('engine');
  const { ref: tyreRef, ...tyreField } = register('tyreSize');
  const { ref: vinRef, ...vinField } = register('vin');
  const { ref: monthRef, ...monthField } = register('firstRegistration');
  const { ref: phoneRef, ...phoneField } = register('assistancePhone');
  return (
    <Box
      component="details"
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <Typography
        component="summary"
        variant="subtitle2"
        sx={{ minHeight: 44, display: 'list-item', lineHeight: '44px', cursor: 'pointer' }}
      >
        Más datos, si los sabes
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, py: 1 }}
      >
        <Box sx={{ gridColumn: '1 / -1' }}>
          <TextInput
            {...engineField}
            inputRef={engineRef}
            label="Motor"
            hint="Opcional, como en la ficha técnica: 1.6 TDI 105 CV. Las respuestas tendrán en cuenta tu motor."
            error={engine && 'El motor no debe pasar de 60 caracteres.'}
          />
        </Box>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <TextInput
            {...tyreField}
            inputRef={tyreRef}
            label="Medida de los neumáticos"
            hint="Opcional, como en su flanco: 205/55 R16. Verás sus presiones primero."
            error={tyreSize?.message}
          />
        </Box>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <TextInput
            {...vinField}
            inputRef={vinRef}
            label="VIN (bastidor)"
            hint="Opcional: está en los papeles y en el parabrisas."
            error={vin?.message}
            autoCapitalize="characters"
            // As it is kept: the schema turns what was typed.
            sx={{ '& input': { textTransform: 'uppercase' } }}
            spellCheck={false}
          />
        </Box>
        <SelectField
          control={control}
          name="country"
          label="País de matriculación"
          options={countries}
          labelOf={countryName}
        />
        <TextInput
          {...monthField}
          inputRef={monthRef}
          label="Primera matriculación"
          placeholder="03/2021"
          hint="Opcional: mes y año, como 03/2021."
          error={firstRegistration?.message}
        />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <TextInput
            {...phoneField}
            inputRef={phoneRef}
            autoFocus={isPhoneWanted}
            type="tel"
            label="Teléfono de asistencia"
            hint="Opcional: el de tu seguro o tu grúa, para llamar desde «En la carretera»."
            error={assistancePhone?.message}
          />
        </Box>
      </Box>
    </Box>
  );
}
