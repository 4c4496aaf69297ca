import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { StepsRoom } from './steps-dialog-room';

/** Content of this height, of which 400 px are in sight. */
function Room({ height }: { height: number }) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={() => {
        Object.defineProperties(frame.current!, {
          clientHeight: { value: 400 },
          scrollHeight: { value: height },
        });
      }}
    >
      <StepsRoom frame={frame}>Afloje los tornillos.</StepsRoom>
    </div>
  );
}

it('says that a step goes on below until its end is in sight', () => {
  render(<Room height={900} />);
  expect(screen.getByText(/^Sigue/)).toBeInTheDocument();
  const region = screen.getByRole('region', { name: 'El paso' });
  region.scrollTop = 500;
  fireEvent.scroll(region);
  expect(screen.queryByText(/^Sigue/)).toBeNull();
});

it('says nothing of a step that is in sight whole', () => {
  render(<Room height={400} />);
  expect(screen.queryByText(/^Sigue/)).toBeNull();
});
