import type { ReactNode } from 'react';
import type { TableStatement } from '@contract';

/** Rows of a table as they are shown: as a table, or on a phone as cards. */
export type RowsProps = { table: TableStatement; caption: ReactNode };
