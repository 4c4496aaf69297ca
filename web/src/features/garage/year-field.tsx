import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { Controller, type Control } from 'react-hook-form';
import { said } from './said';
import { offeredYears } from './model-years';
import type { VehicleFormInput, VehicleFormOutput } from './vehicle-form-schema';

const YEARS = offeredYears().map(String);

/** Undefined while nothing is written, NaN when it is no number: the schema has words for both. */
const yearOf = (text: string): number | undefined =>
  text.trim() === '' ? undefined : Number(text);

type Props = {
  control: Control<VehicleFormInput, unknown, VehicleFormOutput>;
  /** What is known as the field is first shown. */
  initial?: number | undefined;
};

/** The model year: the last ones are offered, an older one is written. */
export function YearField({ control, initial }: Props) {
  const [first] = useState(initial);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  return (
    <Controller
      control={control}
      name="year"
      render={({ field: { ref, name, onBlur, onChange }, fieldState: { error } }) => (
        <Autocomplete
          ref={setRoot}
          freeSolo
          forcePopupIcon
          disableClearable
          openText="Mostrar los años"
          closeText="Ocultar los años"
          {...(first && { defaultValue: String(first) })}
          options={YEARS}
          onInputChange={(_, text) => onChange(yearOf(text))}
          onBlur={onBlur}
          slotProps={{
            paper: { elevation: 8 },
            listbox: { sx: { '& .MuiAutocomplete-option': { minHeight: 44 } } },
            // Inside the dialog: what stands beside a modal dialog does not exist for screen readers.
            popper: { container: () => root?.closest('[role="dialog"]') ?? null },
          }}
          renderInput={(input) => (
            <TextField
              {...input}
              inputRef={ref}
              name={name}
              label="Año"
              required
              error={Boolean(error)}
              helperText={error?.message && said(error.message)}
              slotProps={{
                ...input.slotProps,
                htmlInput: { ...input.slotProps.htmlInput, inputMode: 'numeric', maxLength: 4 },
              }}
            />
          )}
        />
      )}
    />
  );
}
