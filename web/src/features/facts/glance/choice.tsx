import { Button, Stack } from '@mui/material';

type Props = {
  label: string;
  names: readonly string[];
  chosen: string;
  onChoose: (name: string) => void;
};

/** One of a few, side by side; below each other where they are long. */
export const Choice = ({ label, names, chosen, onChoose }: Props) => (
  <Stack role="group" aria-label={label} direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
    {names.map((name) => (
      <Button
        key={name}
        variant={name === chosen ? 'contained' : 'outlined'}
        aria-pressed={name === chosen}
        onClick={() => onChoose(name)}
        sx={{ px: 1.5 }}
      >
        {name}
      </Button>
    ))}
  </Stack>
);
