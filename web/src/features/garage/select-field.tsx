import { MenuItem, TextField } from '@mui/material';
import { Controller, type Control, type FieldPath } from 'react-hook-form';
import { said } from './said';
import type { VehicleFormInput, VehicleFormOutput } from './vehicle-form-schema';

type Props = {
  control: Control<VehicleFormInput, unknown, VehicleFormOutput>;
  name: FieldPath<VehicleFormInput>;
  label: string;
  options: readonly (string | number)[];
  /** How an option is called, where that is not what it is. */
  labelOf?: (option: string | number) => string;
  /** What to choose first, while there is nothing to choose here. */
  hint?: string;
  isRequired?: boolean;
  onChosen?: (chosen: string) => void;
};

/** A choice of the form; disabled while it has no options. */
export function SelectField({
  control,
  name,
  label,
  options,
  labelOf = String,
  hint,
  isRequired,
  onChosen,
}: Props) {
  const isDisabled = options.length === 0;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          inputRef={field.ref}
          select
          label={label}
          required={isRequired ?? false}
          disabled={isDisabled}
          value={field.value ?? ''}
          onChange={(event) => {
            field.onChange(event);
            onChosen?.(event.target.value);
          }}
          error={Boolean(fieldState.error)}
          helperText={
            fieldState.error?.message
              ? said(fieldState.error.message)
              : isDisabled
                ? hint
                : undefined
          }
          slotProps={{
            select: { MenuProps: { slotProps: { paper: { sx: { maxHeight: 320 } } } } },
          }}
        >
          {!isRequired && <MenuItem value="">Sin indicar</MenuItem>}
          {options.map((option) => (
            <MenuItem key={option} value={option}>
              {labelOf(option)}
            </MenuItem>
          ))}
        </TextField>
      )}
    />
  );
}
