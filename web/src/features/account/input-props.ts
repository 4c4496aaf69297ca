import type { UseFormRegisterReturn } from 'react-hook-form';

/** Hands a registered field to a MUI input, whose own `ref` is its frame. */
export const inputProps = ({ ref, ...field }: UseFormRegisterReturn) => ({
  ...field,
  inputRef: ref,
});
