import { Button, Stack } from '@mui/material';
import { useRef, useState, type SubmitEvent } from 'react';
import { numericId } from '@contract';
import { TextInput } from '../../ui/text-input';
import { said } from './said';
import { useConsoleToast } from './use-console-toast';

const INVALID = 'Please enter a valid manual ID (positive number)';

const textOf = (manualId: number | null): string => (manualId === null ? '' : String(manualId));

type Props = {
  /** The manual that is being tracked already. */
  manualId: number | null;
  onTrack: (manualId: number) => void;
};

export function TrackForm({ manualId, onTrack }: Props) {
  const toast = useConsoleToast();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(textOf(manualId));
  const [isInvalid, setInvalid] = useState(false);
  // Going back in the browser changes the manual: the field follows.
  const [lastId, setLastId] = useState(manualId);
  if (manualId !== lastId) {
    setLastId(manualId);
    setText(textOf(manualId));
    setInvalid(false);
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { data: typedId } = numericId.safeParse(text.trim());
    setInvalid(typedId === undefined);
    if (typedId !== undefined) {
      onTrack(typedId);
      return;
    }
    field.current?.focus();
    toast.refused('Invalid ID', INVALID);
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 2, alignItems: { sm: 'flex-start' }, maxWidth: 480 }}
      >
        <TextInput
          label="Manual ID"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setInvalid(false);
          }}
          inputRef={field}
          inputMode="numeric"
          autoComplete="off"
          error={isInvalid ? said(INVALID) : undefined}
          hint="Manage shows the ID of each manual."
          required
        />
        {/* As high as the field beside it. */}
        <Button type="submit" variant="contained" sx={{ minHeight: 56, flexShrink: 0, px: 4 }}>
          Track
        </Button>
      </Stack>
    </form>
  );
}
