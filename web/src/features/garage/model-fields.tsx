import { Button, Stack } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { said } from './said';
import { TextInput } from '../../ui/text-input';
import { isOffered, makes, modelsOf, trimsOf } from './catalogue';
import { SelectField } from './select-field';
import type { VehicleFormInput, VehicleFormOutput } from './vehicle-form-schema';

type Props = {
  form: UseFormReturn<VehicleFormInput, unknown, VehicleFormOutput>;
  /** Between model and trim. */
  year: ReactNode;
};

const OTHER = 'Otra marca…';

type WrittenProps = Props & { isFocused: boolean; onList: () => void };

function WrittenModel({ form: { register, formState }, year, isFocused, onList }: WrittenProps) {
  const { make, model, trim } = formState.errors;
  const { ref: makeRef, ...makeField } = register('make');
  const { ref: modelRef, ...modelField } = register('model');
  const { ref: trimRef, ...trimField } = register('trim');
  return (
    <>
      <Stack sx={{ alignItems: 'flex-start' }}>
        <TextInput
          {...makeField}
          inputRef={makeRef}
          label="Marca"
          required
          autoFocus={isFocused}
          error={make?.message && said(make.message)}
        />
        <Button onClick={onList} sx={{ minHeight: 44, mb: { xs: -1.5, sm: 0 } }}>
          Elegir de la lista
        </Button>
      </Stack>
      <TextInput
        {...modelField}
        inputRef={modelRef}
        label="Modelo"
        required
        error={model?.message && said(model.message)}
      />
      {year}
      <TextInput
        {...trimField}
        inputRef={trimRef}
        label="Acabado"
        error={trim && 'El acabado no debe pasar de 60 caracteres.'}
      />
    </>
  );
}

/** Make, model and trim: each list depends on the choice before it. Written where the lists do not have them. */
export function ModelFields({ form, year }: Props) {
  const { control, getValues, setValue } = form;
  const [make, model] = useWatch({ control, name: ['make', 'model'] });
  const [mode, setMode] = useState<'list' | 'kept' | 'written'>(() =>
    isOffered(getValues()) ? 'list' : 'kept',
  );
  const empty = (...names: ('make' | 'model' | 'trim')[]) => {
    for (const name of names) setValue(name, '');
  };
  if (mode !== 'list') {
    const choose = () => {
      empty('make', 'model', 'trim');
      setMode('list');
    };
    return <WrittenModel form={form} year={year} isFocused={mode === 'written'} onList={choose} />;
  }
  return (
    <>
      <SelectField
        control={control}
        name="make"
        label="Marca"
        options={[...makes, OTHER]}
        isRequired
        onChosen={(chosen) => {
          empty('model', 'trim');
          if (chosen !== OTHER) return;
          empty('make');
          setMode('written');
        }}
      />
      <SelectField
        control={control}
        name="model"
        label="Modelo"
        options={modelsOf(make)}
        hint="Elige antes la marca."
        isRequired
        onChosen={() => empty('trim')}
      />
      {year}
      <SelectField
        control={control}
        name="trim"
        label="Acabado"
        options={trimsOf(make, model)}
        hint="Elige antes el modelo."
      />
    </>
  );
}
