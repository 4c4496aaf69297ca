import { screen, waitFor, within } from '@testing-library/react';

/** What the page shows, once it is there: a window that loads has a main landmark of its own. */
export async function findPage() {
  const main = await waitFor(() => {
    expect(screen.queryByText('Cargando')).not.toBeInTheDocument();
    return screen.getByRole('main');
  });
  return within(main);
}
