import { render, screen } from '@testing-library/react';
import { errors } from '@contract';
import { ApiError } from '../lib/api/api-error';
import { ErrorState } from './error-state';

const NAME = '0f4c2f2e-7b1c-4f0a-9d52-6a1f5c3b2e10';
const { status, sentence } = errors.UNAVAILABLE;
const body = { error: sentence, message: sentence, code: 'UNAVAILABLE' as const, requestId: NAME };

const alertOf = (why: { error: unknown } | { description: string }) => {
  render(<ErrorState title="No hemos podido cargarlo" {...why} />);
  return screen.getByRole('alert');
};

describe('a list that could not be shown', () => {
  it.each([
    ['as the server names it', new ApiError(status, sentence, body, 'another'), sentence],
    ['as it was sent', new ApiError(0, 'No hay conexión.', null, NAME), 'No hay conexión.'],
  ])('says why, and the reference of its request %s', (_, error, why) => {
    expect(alertOf({ error })).toHaveTextContent(
      `No hemos podido cargarlo${why}Referencia: 0f4c2f2e`,
    );
    expect(screen.getByText(why)).toBeInTheDocument();
  });

  it('has no reference where no request failed', () => {
    const sentence = errors.INTERNAL.sentence;
    expect(alertOf({ error: new Error('broken') })).toHaveTextContent(
      new RegExp(`^No hemos podido cargarlo${sentence.replace(/[.?]/g, '\\$&')}$`),
    );
  });

  it('says what it is told to where there was no request', () => {
    expect(alertOf({ description: 'Recarga.' })).toHaveTextContent(
      /^No hemos podido cargarloRecarga\.$/,
    );
  });
});
