import { ToggleButton, ToggleButtonGroup } from '@mui/material';

type Props = {
  label: string;
  names: readonly string[];
  chosen: string;
  onChoose: (name: string) => void;
};

/** One of a few, side by side; below each other where they are long. */
export const Choice = ({ label, names, chosen, onChoose }: Props) => (
  <ToggleButtonGroup
    exclusive
    aria-label={label}
    value={chosen}
    onChange={(_event, name: string | null) => name !== null && onChoose(name)}
    sx={{ flexWrap: 'wrap', maxWidth: '100%' }}
  >
    {names.map((name) => (
      <ToggleButton
        key={name}
        value={name}
        sx={{ minHeight: 44, px: 1.25, textTransform: 'none', whiteSpace: 'normal' }}
      >
        {name}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
