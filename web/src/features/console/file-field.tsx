import { Box, FormHelperText, FormLabel } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { manualTypes } from '@contract';

/** Extensions for desktops, media types for phones, which often know no extensions. */
const ACCEPT = Object.entries(manualTypes).flat().join(',');

type Props = {
  name: string;
  label: string;
  hint: string;
  error: ReactNode;
  disabled: boolean;
  onChoose: (file: File | null) => void;
};

/** The browser's own field for files, which takes them by click, by keyboard and dropped on it. */
export function FileField({ name, label, hint, error, disabled, onChoose }: Props) {
  const id = useId();
  return (
    <Box>
      <FormLabel htmlFor={id} required error={error !== null} sx={{ display: 'block', mb: 0.5 }}>
        {label}
      </FormLabel>
      <Box
        component="input"
        type="file"
        id={id}
        name={name}
        accept={ACCEPT}
        disabled={disabled}
        required
        aria-invalid={error !== null}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
          onChoose(event.target.files?.[0] ?? null)
        }
        sx={(theme) => ({
          width: '100%',
          p: 1,
          font: 'inherit',
          fontSize: '0.9375rem',
          color: 'text.primary',
          border: 1,
          borderColor: error ? 'error.main' : 'text.disabled',
          borderRadius: 1,
          '&::file-selector-button': {
            minHeight: 40,
            px: 2,
            mr: 1.5,
            font: 'inherit',
            fontWeight: 600,
            color: theme.vars.palette.primary.main,
            bgcolor: 'primary.light',
            border: 0,
            borderRadius: 1,
            cursor: disabled ? 'default' : 'pointer',
          },
        })}
      />
      {error && (
        <FormHelperText id={`${id}-error`} error sx={{ mx: 1.75 }}>
          {error}
        </FormHelperText>
      )}
      <FormHelperText id={`${id}-hint`} sx={{ mx: 1.75 }}>
        {hint}
      </FormHelperText>
    </Box>
  );
}
