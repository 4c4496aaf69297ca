import { availableParallelism } from 'node:os';
import functions from './functions/jest.config.mjs';
import local from './local/jest.config.mjs';
import web from './web/jest.config.mjs';

/** How many work, and for how long, is said once for all projects. */
const projectOf = ({ maxWorkers: _workers, testTimeout: _timeout, ...project }) => project;

/** All tests of `npm test`: one start for those that need no suite, so that one project's files go on while another's wait. */
export default {
  // Files wait for processes, sockets and timers: with as many workers as cores, a sixth of two cores was idle.
  maxWorkers: availableParallelism() + 1,
  // Only what hangs comes to this: machines do other things besides.
  testTimeout: 300_000,
  projects: [...functions.projects, projectOf(local), projectOf(web)],
};
