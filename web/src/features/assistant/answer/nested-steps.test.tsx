import { render, screen, within } from '@testing-library/react';
import { AnswerSteps } from './answer-steps';
import { depthsOf } from './nested-steps';

const depths = (...marks: string[]) => depthsOf(marks.map((mark) => ({ mark })));

describe('depthsOf', () => {
  it.each([
    [
      ['3.', '3.1', '3.2', '3.2.1', '4.'],
      [0, 1, 1, 2, 0],
    ],
    [
      ['3.', '3.2.1', '3.3', '4.', '1.'],
      [0, 1, 1, 0, 0],
    ],
    [
      ['1.', 'a)', 'i)', 'ii)', 'b)', '2.'],
      [0, 1, 2, 2, 1, 0],
    ],
    [
      ['g)', 'h)', 'i)', 'j)'],
      [0, 0, 0, 0],
    ],
    [
      ['1.', '•', '', '◦', '•', '2.', ''],
      [0, 1, 1, 2, 1, 0, 0],
    ],
    [
      ['✓', '✗', '✓'],
      [0, 0, 0],
    ],
  ])('nests %j as %j', (marks, wanted) => {
    expect(depths(...marks)).toEqual(wanted);
  });
});

it('the answer shows the steps of a step within it, with the marks of the manual', () => {
  const steps = [
    { mark: '3.', text: 'Pare.' },
    { mark: '3.1', text: 'Apague.' },
    { mark: '3.1.1', text: 'Quite la llave.' },
    { mark: '4.', text: 'Espere.' },
  ];
  render(
    <AnswerSteps
      list={{ kind: 'steps', above: '', below: '', isOrdered: true, steps, citations: [] }}
      pages={null}
    />,
  );
  const items = (element: HTMLElement) => within(element).getAllByRole('listitem');
  const [outer] = screen.getAllByRole('list');
  const [first, , innermost, last] = outer ? items(outer) : [];
  expect(first && items(first)).toHaveLength(2);
  expect(innermost).toHaveTextContent('3.1.1Quite la llave.');
  expect(last).toHaveTextContent('4Espere.');
});
