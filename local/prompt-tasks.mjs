/**
 * Loaded into firebase-tools before it starts: its Tasks emulator looks for new tasks once a second, and while one is
 * being worked on a thousand times a second. Cloud Tasks dispatches at once, and so does this, at less cost.
 */
import { createRequire } from 'node:module';

const { TaskQueueController } = createRequire(import.meta.url)(
  'firebase-tools/lib/emulator/tasksEmulator.js',
);
/** Milliseconds between two looks: when nothing is waiting, and while something is. */
TaskQueueController.LISTEN_TIMEOUT = 20;
TaskQueueController.UPDATE_TIMEOUT = 20;
