import { Chip } from '@mui/material';
import { render, screen } from '@testing-library/react';
import { wrappingChip } from './wrapping-chip';

it('a chip has its words in further lines where one is too short', () => {
  render(<Chip label="Furgoneta de la empresa, la blanca" sx={wrappingChip} />);
  const label = screen.getByText(/Furgoneta/);
  expect(label).toHaveStyle({ overflowWrap: 'anywhere' });
  expect(label.parentElement).toHaveStyle({ height: 'auto' });
});
