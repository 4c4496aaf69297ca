import type { ReactNode } from 'react';
import type { Statement } from '@contract';

export type TableStatement = Extract<Statement, { kind: 'table' }>;

/** Rows of a table as they are shown: as a table, or on a phone as cards. */
export type RowsProps = { table: TableStatement; caption: ReactNode };
