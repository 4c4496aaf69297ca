import { ThemeProvider } from '@mui/material';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { theme } from '../../ui/theme';
import { StepFrame } from './step-frame';

const NOTHING = () => undefined;

type Props = Parameters<typeof StepFrame>[0];

const frame = (parts: Partial<Props> = {}) => (
  <ThemeProvider theme={theme}>
    <StepFrame
      step={2}
      icon={<svg />}
      title="Un paso"
      description="Para qué sirve."
      isLoading={false}
      onBack={NOTHING}
      onNext={NOTHING}
      {...parts}
    />
  </ThemeProvider>
);

const show = (parts: Partial<Props> = {}) => render(frame(parts));

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('the buttons of a step', () => {
  it.each([
    ['the first step has no way back', { step: 0 }, ['Siguiente']],
    ['a step in between has one', { step: 2 }, ['Atrás', 'Siguiente']],
    [
      'a step that can wait can be skipped',
      { step: 2, onSkip: NOTHING },
      ['Atrás', 'Omitir', 'Siguiente'],
    ],
    ['the last step completes, and has no way back', { step: 5 }, ['Completar']],
    ['the final screen goes to the panel', { step: 5, nextLabel: 'Ir al Panel' }, ['Ir al Panel']],
  ])('[2.64-2.66, 2.69] %s', (_rule, parts, expected) => {
    show(parts);
    expect(names()).toEqual(expected);
  });

  it('[2.67, 2.68] wait while something is loading: all are disabled, and the way on says so with a spinner', () => {
    const onNext = jest.fn();
    show({ isLoading: true, onSkip: NOTHING, onNext });
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
    const next = screen.getByRole('button', { name: /Espera por favor/ });
    expect(next.querySelector('[role=progressbar]')).toBeInTheDocument();
    expect(screen.queryByText('Siguiente')).not.toBeInTheDocument();
  });

  it.each(['Atrás', 'Omitir', 'Siguiente'] as const)(
    '[2.63] %s does its own thing and no other',
    async (name) => {
      const acts = { Atrás: jest.fn(), Omitir: jest.fn(), Siguiente: jest.fn() };
      show({ onBack: acts.Atrás, onSkip: acts.Omitir, onNext: acts.Siguiente });
      await userEvent.click(screen.getByRole('button', { name }));
      for (const [other, act] of Object.entries(acts)) {
        expect(act).toHaveBeenCalledTimes(other === name ? 1 : 0);
      }
    },
  );
});

describe('the focus', () => {
  it('is on the heading of a step that has just come', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Un paso' })).toHaveFocus();
  });

  it('returns to the way on when the step stays after loading', () => {
    const { rerender } = show();
    rerender(frame({ isLoading: true }));
    // What a browser does to a button that is disabled while it has the focus.
    (document.activeElement as HTMLElement).blur();
    rerender(frame());
    expect(screen.getByRole('button', { name: 'Siguiente' })).toHaveFocus();
  });
});
