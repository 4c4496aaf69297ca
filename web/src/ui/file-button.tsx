import { Box, Button } from '@mui/material';
import type { ChangeEvent, ReactElement, Ref } from 'react';
import { outOfSight } from './out-of-sight';

type Props = {
  /** What stands on it. */
  children: string;
  icon: ReactElement;
  accept: string;
  disabled: boolean;
  /** What it is called where what stands on it is a file's name. */
  label?: string;
  describedBy: string;
  isInvalid?: boolean;
  ref?: Ref<HTMLInputElement>;
  onChoose: (file: File) => void;
};

/** A button that takes a file: the keyboard is on the field within it. */
export function FileButton(props: Props) {
  const { children, icon, accept, disabled, label, describedBy, isInvalid, ref, onChoose } = props;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // Choosing the same file again must be heard again.
    target.value = '';
    if (chosen) onChoose(chosen);
  };
  return (
    <Button
      component="label"
      role={undefined}
      tabIndex={-1}
      variant="outlined"
      disabled={disabled}
      startIcon={icon}
      sx={{
        ...{ minHeight: 44, overflowWrap: 'anywhere' },
        '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      {children}
      <Box
        component="input"
        type="file"
        ref={ref}
        accept={accept}
        disabled={disabled}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        onChange={choose}
        sx={outOfSight}
      />
    </Button>
  );
}
