import { FormControl, InputLabel, NativeSelect, OutlinedInput } from '@mui/material';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { DEFAULT_LANGUAGE } from '@contract';
import { languageName } from './profile-texts';

const LABEL = 'Idioma preferido';

/** The choice of a language: there is one. */
export function LanguageField({ ref, ...field }: UseFormRegisterReturn) {
  const id = useId();
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id} shrink>
        {LABEL}
      </InputLabel>
      <NativeSelect
        input={<OutlinedInput label={LABEL} notched />}
        inputRef={ref}
        inputProps={{ id }}
        {...field}
      >
        <option value={DEFAULT_LANGUAGE}>{languageName(DEFAULT_LANGUAGE)}</option>
      </NativeSelect>
    </FormControl>
  );
}
