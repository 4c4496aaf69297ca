import {
  FormControl,
  FormHelperText,
  InputLabel,
  OutlinedInput,
  type OutlinedInputProps,
} from '@mui/material';
import { useId, type ReactNode } from 'react';

type Props = Omit<OutlinedInputProps, 'error' | 'label' | 'id' | 'notched'> & {
  label: string;
  /** What is wrong, said beside the field. */
  error?: ReactNode;
  hint?: string;
};

/** A field of several lines that grows by CSS: MUI's own component measures the page for that. */
export const growing = (least: number, most: number) =>
  ({
    multiline: true,
    inputComponent: 'textarea',
    sx: {
      '& textarea': {
        fieldSizing: 'content',
        minHeight: `${least}lh`,
        maxHeight: `${most}lh`,
        resize: 'none',
      },
    },
  }) as const satisfies Partial<OutlinedInputProps>;

/** A field of text. MUI's TextField would bring the whole of Select along. */
export function TextInput({ label, error, hint, required, ...input }: Props) {
  const id = useId();
  const helper = error ?? hint;
  return (
    <FormControl fullWidth error={Boolean(error)} required={required ?? false}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        label={label}
        aria-describedby={helper ? `${id}-helper` : undefined}
      />
      {helper && (
        <FormHelperText id={`${id}-helper`} role={error ? 'alert' : undefined}>
          {helper}
        </FormHelperText>
      )}
    </FormControl>
  );
}
