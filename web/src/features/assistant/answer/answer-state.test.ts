import { buildSource } from '../../../testing/builders';
import { stateOf } from './answer-state';

const near = { sourceDocuments: [], suggestions: [buildSource(['El plan está en la guantera.'])] };

it.each([
  [{ kind: 'inspection' }, 'beyond'],
  [{ kind: 'plan' }, 'beyond'],
  [{ kind: 'emergency', topic: null }, 'nearest'],
  [undefined, 'nearest'],
] as const)('what comes nearest, with a door of %j, is %s', (door, state) => {
  expect(stateOf({ ...near, ...(door && { door }) })).toBe(state);
});
