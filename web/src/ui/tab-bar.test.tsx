import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabBar } from './tab-bar';

function Example() {
  const [current, setCurrent] = useState(0);
  return (
    <TabBar
      label="Acceso"
      tabs={['Uno', 'Dos', 'Tres']}
      current={current}
      onChange={setCurrent}
      idOf={(part, index) => `${part}-${index}`}
    />
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

describe('a row of tabs', () => {
  it.each([
    ['{ArrowRight}', 'Dos'],
    ['{ArrowLeft}', 'Tres'],
    ['{End}', 'Tres'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Uno'],
    ['{End}{Home}', 'Uno'],
  ])('is walked with %s', async (keys, reached) => {
    const person = userEvent.setup();
    render(<Example />);
    await person.tab();
    await person.keyboard(keys);
    expect(tab(reached)).toHaveFocus();
    expect(tab('Uno')).toHaveAttribute('aria-selected', 'true');
  });

  it('chooses the tab that has the focus with Enter, and is one stop for the Tab key', async () => {
    const person = userEvent.setup();
    render(<Example />);
    await person.tab();
    await person.keyboard('{ArrowRight}{Enter}');
    expect(tab('Dos')).toHaveAttribute('aria-selected', 'true');
    await person.tab();
    expect(document.body).toHaveFocus();
  });
});
