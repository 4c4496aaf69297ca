import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageFooter } from './page-footer';

const footerOf = (page: number, printed: number | null) => {
  render(
    <PageFooter
      {...{ page, printed, count: 45 }}
      onGo={() => undefined}
      onGoPrinted={async () => Promise.resolve(true)}
    />,
  );
  return screen.getByRole('navigation', { name: 'Páginas' }).textContent;
};

describe('PageFooter', () => {
  it.each([
    [39, null, 'Ir a…de 45'],
    [35, 35, 'Ir a p.de 45'],
    [39, 35, 'Ir a p.(hoja 39 de 45)'],
  ])('says of page %d, on which %j is printed, how many there are: “%s”', (page, printed, text) => {
    expect(footerOf(page, printed)).toBe(text);
  });

  it('takes the digits of what is typed, and refuses no empty field', async () => {
    footerOf(39, 35);
    const field = screen.getByLabelText('Ir a p.');
    await userEvent.clear(field);
    expect(field).toHaveAttribute('aria-invalid', 'false');
    await userEvent.type(field, 'p. 12x');
    expect(field).toHaveValue('12');
    expect(screen.getByRole('button', { name: 'Ir' })).toBeVisible();
  });
});
