import { manualStatuses } from '@contract';
import { choicesFor, isMoving } from './console-status';

const four = ['pending', 'processing', 'completed', 'error'];

it.each([
  ['pending', four],
  ['processing', four],
  ['completed', four],
  ['vectorizing', ['vectorizing', ...four]],
  ['ready', ['ready', ...four]],
  ['failed', ['failed', ...four]],
] as const)('offers a %s manual the four statuses, and its own', (status, choices) => {
  expect(choicesFor(status)).toEqual(choices);
});

it('follows a manual as long as background work can change it', () => {
  expect(manualStatuses.filter(isMoving)).toEqual(['pending', 'processing', 'vectorizing']);
});
