export { api } from './triggers/api';
export { eraseAccount } from './triggers/erase-account';
export { exportData } from './triggers/export-data';
export { processManual } from './triggers/process-manual';
export { readManual } from './triggers/read-manual';
export { sweepAccounts } from './triggers/sweep-accounts';
export { sweepManuals } from './triggers/sweep-manuals';
