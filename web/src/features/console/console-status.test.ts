import { manualStatuses } from '@contract';
import { choicesFor, isMoving, reasonsOf } from './console-status';

const four = ['pending', 'processing', 'completed', 'error'];

it.each([
  ['pending', four],
  ['processing', four],
  ['completed', four],
  ['vectorizing', ['vectorizing', ...four]],
  ['ready', ['ready', ...four]],
  ['failed', ['failed', ...four]],
] as const)('the console offers a %s manual the four statuses, and its own', (status, choices) => {
  const offered = choicesFor({ status, fileSize: 1 }).map((choice) => choice.status);
  expect(offered).toEqual(choices);
});

const byReading = 'set by reading the file, not by hand.';

it.each([
  ['completed', 1, ['processing', 'completed'], [`pending, error: ${byReading}`]],
  ['ready', 1, ['ready', 'processing'], [`pending, completed, error: ${byReading}`]],
  ['failed', 1, ['failed', 'processing', 'error'], [`pending, completed: ${byReading}`]],
  [
    'pending',
    0,
    ['pending'],
    ['processing: not before the manual has a file.', `completed, error: ${byReading}`],
  ],
  ['pending', 1, ['pending'], [`processing, completed, error: ${byReading}`]],
  [
    'vectorizing',
    1,
    ['vectorizing'],
    ['pending, processing, completed, error: not while the manual is being read.'],
  ],
] as const)(
  'the console bars a %s manual with a file of %i bytes from what the server refuses, and says why',
  (status, fileSize, open, reasons) => {
    const choices = choicesFor({ status, fileSize });
    const possible = choices.filter(({ whyNot }) => whyNot === null);
    expect(possible.map((choice) => choice.status)).toEqual(open);
    expect(reasonsOf(choices)).toEqual(reasons);
  },
);

it('the console follows a manual as long as background work can change it', () => {
  expect(manualStatuses.filter(isMoving)).toEqual(['pending', 'processing', 'vectorizing']);
});
