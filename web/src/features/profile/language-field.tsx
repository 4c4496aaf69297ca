import { FormControl, InputLabel, NativeSelect } from '@mui/material';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { DEFAULT_LANGUAGE } from '@contract';
import { languageName } from './profile-texts';

/** The choice of a language: there is one. */
export function LanguageField({ ref, ...field }: UseFormRegisterReturn) {
  const id = useId();
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id} shrink>
        Idioma preferido
      </InputLabel>
      <NativeSelect inputRef={ref} inputProps={{ id }} {...field}>
        <option value={DEFAULT_LANGUAGE}>{languageName(DEFAULT_LANGUAGE)}</option>
      </NativeSelect>
    </FormControl>
  );
}
