import { useQuery } from '@tanstack/react-query';
import { getLegal } from '@contract';
import { queryOf } from '../../lib/api/queries';

/** What only this installation knows: who runs it, and how long it keeps questions. */
export const useLegal = () => useQuery(queryOf(getLegal));
