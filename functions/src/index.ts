export { api } from './triggers/api';
export { eraseAccount } from './triggers/erase-account';
export { exportData } from './triggers/export-data';
export { pages } from './triggers/pages';
export { processManual } from './triggers/process-manual';
export { readManual, readManualAgain, readSmallManual } from './triggers/read-manual';
export { rereadManuals } from './triggers/reread-manuals';
export { sweepAccounts } from './triggers/sweep-accounts';
export { sweepManuals } from './triggers/sweep-manuals';
