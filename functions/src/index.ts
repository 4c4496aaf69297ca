export { api } from './triggers/api';
export { processManual } from './triggers/process-manual';
export { readManual } from './triggers/read-manual';
export { sweepManuals } from './triggers/sweep-manuals';
