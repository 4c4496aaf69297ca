import { render, screen } from '@testing-library/react';
import type { PlanItem } from '@contract';
import { ServiceWorks } from './service-works';

const itemsOf = (letters: string): PlanItem[] =>
  Array.from(letters, (id) => ({ id, item: `trabajo ${id}` }) as PlanItem);

const textOf = (done: string): string => {
  const { container } = render(
    <ServiceWorks service={{ items: Array.from(done) }} items={itemsOf('abcdefg')} />,
  );
  return container.textContent;
};

describe('ServiceWorks', () => {
  it('counts what was done, names the first three, and folds the rest', () => {
    expect(textOf('abcde')).toContain('5 trabajos: Trabajo a, Trabajo b, Trabajo c');
    expect(screen.getByText('Ver los otros 2')).toBeVisible();
    expect(screen.getByText('Trabajo d, Trabajo e')).toBeInTheDocument();
  });

  it('folds nothing for the sake of one', () => {
    expect(textOf('abcd')).toBe('4 trabajos: Trabajo a, Trabajo b, Trabajo c, Trabajo d');
  });

  it('names no single work, which its service does', () => {
    expect(textOf('a')).toBe('');
  });
});
